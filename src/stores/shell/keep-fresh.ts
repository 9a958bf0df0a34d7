import { $signedIn } from './session.ts';

/** Fetches now, when the user changes and when back online, until the returned function is called. */
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
