import type { OrderChange } from '../../domain/order/order-change.ts';
import { $receivedChanges } from './changes.ts';
import { onOtherPerson } from './session.ts';

/**
 * Keeps data on screen fresh: fetches now, when the user changes and when the browser is back online. With `concerns`,
 * also fetches on a reported change that it accepts, and when the tab is shown again, because another tab may have sent
 * orders. Stops when the returned function is called.
 */
export function keepFresh(
  fetchAgain: () => void,
  concerns?: (change: OrderChange) => boolean,
): () => void {
  fetchAgain();
  const forget = onOtherPerson(fetchAgain);
  const stopListening = $receivedChanges.listen(({ changes, isGap }) => {
    if (concerns && (isGap || changes.some(concerns))) fetchAgain();
  });
  const show = () => {
    if (concerns && document.visibilityState === 'visible') fetchAgain();
  };
  window.addEventListener('online', fetchAgain);
  document.addEventListener('visibilitychange', show);
  return () => {
    forget();
    stopListening();
    window.removeEventListener('online', fetchAgain);
    document.removeEventListener('visibilitychange', show);
  };
}
