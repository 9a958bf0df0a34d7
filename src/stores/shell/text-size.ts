import { persistentAtom } from '@nanostores/persistent';
import { storageKeys } from '../../panel/storage-keys.ts';

export const textSizes = ['normal', 'large', 'larger'] as const;
export type TextSize = (typeof textSizes)[number];

/** How large the panel writes. */
export const $textSize = persistentAtom<TextSize>(storageKeys.textSize, 'normal', {
  encode: String,
  decode: (stored) => textSizes.find((size) => size === stored) ?? 'normal',
});

export function setTextSize(size: TextSize): void {
  $textSize.set(size);
}
