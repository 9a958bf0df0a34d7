import { storageKeys } from '../../panel/storage-keys.ts';
import { persistentAtom } from '../browser-support/persistent.ts';

/** Whether drawings are shown on this device. */
export const $drawingShown = persistentAtom<boolean>(storageKeys.drawing, false, {
  encode: String,
  decode: (stored) => stored === 'true',
});

export function showDrawing(isShown: boolean): void {
  $drawingShown.set(isShown);
}
