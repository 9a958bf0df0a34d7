import { $isLoggedIn, logOut } from './session.ts';
import { lockWorkingDraft } from './working-draft.ts';

/** Signs out and clears the account from the device: what it had not sent stays, locked to it. */
export async function leaveDevice(): Promise<'signedOut' | 'offline'> {
  if ($isLoggedIn.get()) await lockWorkingDraft();
  return logOut();
}
