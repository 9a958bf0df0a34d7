import { $signedIn } from './session.ts';

/**
 * Fetches now, when somebody else signs in or out, and when the network is back, until the returned function is called.
 */
export function keepFresh(fetchAgain: () => void): () => void {
  fetchAgain();
  const forget = $signedIn.listen((signedIn, before) => {
    if (signedIn?.user.id !== before?.user.id) fetchAgain();
  });
  window.addEventListener('online', fetchAgain);
  return () => {
    forget();
    window.removeEventListener('online', fetchAgain);
  };
}
