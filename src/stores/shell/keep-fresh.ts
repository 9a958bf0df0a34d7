import type { OrderChange } from '../../domain/order/order-change.ts';
import { $heard } from './changes.ts';
import { $signedIn } from './session.ts';

/**
 * Fetches now, when the user changes, when back online and when others make a change that `concerns` what is fetched,
 * until the returned function is called.
 */
export function keepFresh(
  fetchAgain: () => void,
  concerns?: (change: OrderChange) => boolean,
): () => void {
  fetchAgain();
  const forget = $signedIn.listen((signedIn, before) => {
    if (signedIn?.user.id !== before?.user.id) fetchAgain();
  });
  const stopHearing = $heard.listen(({ changes, isGap }) => {
    if (concerns && (isGap || changes.some(concerns))) fetchAgain();
  });
  window.addEventListener('online', fetchAgain);
  return () => {
    forget();
    stopHearing();
    window.removeEventListener('online', fetchAgain);
  };
}
