import { storageKeys } from '../../panel/storage-keys.ts';
import { $signedIn } from './session.ts';

/** Deletes the account's prices, stock counts and dashboard from the device when its session ends. */
export function forgetLeavingAccount(): void {
  $signedIn.listen((signedIn, before) => {
    if (!before || before.account.id === signedIn?.account.id) return;
    const { catalogue, stock, accessories, dashboard } = storageKeys;
    try {
      for (const key of [catalogue, stock, accessories, dashboard]) localStorage.removeItem(key);
    } catch {
      // If storage is blocked, nothing is stored.
    }
  });
}
