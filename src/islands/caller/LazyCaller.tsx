import { $signedIn } from '../../stores/shell/session.ts';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';
import { useLive } from '../base/use-live.ts';

// In two goes, so that the screens of shops name no stylesheet of the lab's.
const caller = lazy(async () => (await import('./lab/fetch-caller.ts')).fetchCaller());

/** For which account the lab composes an order; only the lab's browser fetches it. Its room is there before it. */
export function LazyCaller() {
  const isLab = useLive($signedIn, null)?.user.role === 'SuperAdmin';
  return (
    <div className="lab-room caller-room">
      {isLab && <Lazy of={caller} given={{}} frame="surface" />}
    </div>
  );
}
