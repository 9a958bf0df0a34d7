import { $correcting } from '../../stores/correcting/correcting.ts';
import { $signedIn, isOfLab } from '../../stores/shell/session.ts';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';
import { useLive } from '../base/use-live.ts';

// Loaded in two steps, so that no screen references a stylesheet that only the lab or a correction needs.
const caller = lazy(async () => (await import('./lab/fetch-caller.ts')).fetchCaller());
const correction = lazy(async () =>
  (await import('../compose/fetch-correction.ts')).fetchCorrection(),
);

/**
 * For the lab: the account that an order is for. Loads only in the lab's browsers, with its space reserved. For a shop:
 * the order that is being corrected.
 */
export function LazyCaller() {
  const isLab = isOfLab(useLive($signedIn, null));
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
