import { storageKeys } from '../../panel/storage-keys.ts';
import { persistentAtom } from '../browser-support/persistent.ts';

/** Whether the services section of the prescription form is open. */
export const $showServices = persistentAtom<boolean>(storageKeys.showServices, false, {
  encode: String,
  decode: (stored) => stored === 'true',
});

export function toggleServices(): void {
  $showServices.set(!$showServices.get());
}
