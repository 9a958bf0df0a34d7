import { maySend, type Preorder } from '../../../domain/order/preorder.ts';
import { $ordersToSend, type OrdersToSend } from '../../shell/offline.ts';
import { $apiReachable, $signedIn } from '../../shell/session.ts';
import { currentOwner } from '../records/owner.ts';
import { $records } from '../records/preorder-records.ts';
import { $sending } from '../records/sending.ts';
import { $isLabFull } from './lab-room.ts';

/** How long orders wait before the header says so, ms: most are at the lab sooner. */
const patience = 1_000;

const isWaiting = ({ state, isWithdrawn }: Preorder) => state === 'queued' && !isWithdrawn;

/** A signed-in user sees only their own orders; a signed-out device shows how many wait for a sign-in. */
function ordersNow(): OrdersToSend | null {
  const session = currentOwner();
  const waiting = ($records.get() ?? []).filter(isWaiting);
  const own = session ? waiting.filter((each) => maySend(each, session)) : waiting;
  if (own.length === 0) return null;
  if (!session) return { count: own.length, phase: 'signIn' };
  // A try on a dead connection, or at a full server, is not yet sending.
  if ($isLabFull.get()) return { count: own.length, phase: 'labFull' };
  const isSending = $sending.get() !== null && $apiReachable.get();
  return { count: own.length, phase: isSending ? 'sending' : 'waiting' };
}

/** Keeps `$ordersToSend` up to date. */
export function followWaiting(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = () => {
    timer = undefined;
    $ordersToSend.set(ordersNow());
  };
  const follow = () => {
    const isShown = $ordersToSend.get() !== null;
    if (isShown || ordersNow() === null) {
      clearTimeout(timer);
      show();
    } else timer ??= setTimeout(show, patience);
  };
  for (const store of [$records, $sending, $signedIn, $apiReachable, $isLabFull])
    store.listen(follow);
  follow();
}
