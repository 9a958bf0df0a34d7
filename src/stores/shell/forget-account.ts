import { storageKeys } from '../../panel/storage-keys.ts';
import { $signedIn } from './session.ts';

/** Deletes the account's prices, stock counts and dashboard from the device when its session ends. */
export function forgetLeavingAccount(): void {
  $signedIn.listen((signedIn, before) => {
    if (!before || before.account.id === signedIn?.account.id) return;
    localStorage.removeItem(storageKeys.catalogue);
    localStorage.removeItem(storageKeys.stock);
    localStorage.removeItem(storageKeys.accessories);
    localStorage.removeItem(storageKeys.dashboard);
  });
}
