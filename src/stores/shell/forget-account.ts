import { storageKeys } from '../../panel/storage-keys.ts';
import { $signedIn } from './session.ts';

/** Takes prices and counts off the device when their account's session is over: signed out, expired or revoked. */
export function forgetLeavingAccount(): void {
  $signedIn.listen((signedIn, before) => {
    if (!before || before.account.id === signedIn?.account.id) return;
    localStorage.removeItem(storageKeys.catalogue);
    localStorage.removeItem(storageKeys.stock);
  });
}
