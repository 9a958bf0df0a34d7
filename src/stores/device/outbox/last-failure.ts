import { storageKeys } from '../../../panel/storage-keys.ts';
import { persistentAtom } from '../../browser-support/persistent.ts';

/** When sending last failed in any tab of this browser, ms since 1970. */
const $failedAt = persistentAtom<string>(storageKeys.sendFailedAt, '');

export function noteFailure(): void {
  $failedAt.set(String(Date.now()));
}

/** Time since sending last failed in any tab, ms; infinite if it never did, or if the clock was set back since. */
export function sinceFailure(): number {
  const passed = Date.now() - Number($failedAt.get());
  return passed < 0 ? Number.POSITIVE_INFINITY : passed;
}
