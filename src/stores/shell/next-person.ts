import { atom } from 'nanostores';
import { $signedIn } from './session.ts';

/** The id of the user who is signed in, or was last. */
export const $lastPerson = atom($signedIn.get()?.user.id);

$signedIn.listen((signedIn) => {
  if (signedIn) $lastPerson.set(signedIn.user.id);
});

/**
 * Calls back when a different user signs in, even if nobody was signed in for a while, until the returned function is
 * called. Typed text stays while its writer is signed out, and is dropped when somebody else signs in.
 */
export function onNextPerson(react: () => void): () => void {
  return $lastPerson.listen((_, before) => {
    if (before !== undefined) react();
  });
}
