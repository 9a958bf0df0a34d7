import { $correcting } from '../../stores/lists/correcting.ts';
import { $signedIn } from '../../stores/shell/session.ts';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';
import { useLive } from '../base/use-live.ts';

// In two goes, so that a screen names no stylesheet that only the lab or a correction needs.
const caller = lazy(async () => (await import('./lab/fetch-caller.ts')).fetchCaller());
const correction = lazy(async () =>
  (await import('../compose/fetch-correction.ts')).fetchCorrection(),
);

/**
 * For which account the lab composes an order; only the lab's browser fetches it, and its room is there before it. Or which
 * order a shop corrects.
 */
export function LazyCaller() {
  const isLab = useLive($signedIn, null)?.user.role === 'SuperAdmin';
  const correcting = useLive($correcting, null);
  return (
    <>
      <div className="lab-room caller-room">
        {isLab && <Lazy of={caller} given={{}} frame="surface" />}
      </div>
      {correcting && <Lazy key={correcting.id} of={correction} given={correcting} />}
    </>
  );
}
