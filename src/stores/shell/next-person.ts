import { atom } from 'nanostores';
import { $signedIn } from './session.ts';

/** The id of the user who is signed in, or was last. */
export const $lastPerson = atom($signedIn.get()?.user.id);

$signedIn.listen((signedIn) => {
  if (signedIn) $lastPerson.set(signedIn.user.id);
});

/**
 * Calls back when another user signs in than the one before, even if nobody was signed in meanwhile, until the returned
 * function is called. What is typed belongs to its writer: it stays while the writer is signed out, and no longer.
 */
export function onNextPerson(react: () => void): () => void {
  return $lastPerson.listen((_, before) => {
    if (before !== undefined) react();
  });
}
