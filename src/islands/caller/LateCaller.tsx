import { $signedIn } from '../../stores/shell/session.ts';
import { useLatePart } from '../base/use-late-part.ts';
import { useLive } from '../base/use-live.ts';

/** For which account the lab composes an order; only the lab's browser fetches it. Its room is there before it. */
export function LateCaller() {
  const isLab = useLive($signedIn, null)?.user.role === 'SuperAdmin';
  const late = useLatePart(
    $signedIn,
    (signedIn) => signedIn?.user.role === 'SuperAdmin',
    () => import('./lab/fetch-caller.ts').then(({ fetchCaller }) => fetchCaller()),
  );
  return <div className="lab-room caller-room">{isLab && late && <late.CallerField />}</div>;
}
