import { $signedIn } from '../../stores/shell/session.ts';
import { Late } from '../base/Late.tsx';
import { late } from '../base/late-code.ts';
import { useLive } from '../base/use-live.ts';

// In two goes, so that the screens of shops name no stylesheet of the lab's.
const caller = late(async () => (await import('./lab/fetch-caller.ts')).fetchCaller());

/** For which account the lab composes an order; only the lab's browser fetches it. Its room is there before it. */
export function LateCaller() {
  const isLab = useLive($signedIn, null)?.user.role === 'SuperAdmin';
  return (
    <div className="lab-room caller-room">
      {isLab && <Late of={caller} given={{}} frame="surface" />}
    </div>
  );
}
