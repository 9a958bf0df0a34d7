import { computed } from 'nanostores';
import { storageKeys } from '../../panel/storage-keys.ts';
import { persistentAtom } from '../browser-support/persistent.ts';

/** Whether the dark theme is on. Stored as `true` or `false`; a missing value is written as `false`. */
export const $themeMode = persistentAtom<boolean>(storageKeys.themeMode, false, {
  encode: String,
  decode: (stored) => stored === 'true',
});

export const $darkMode = computed($themeMode, (themeMode) => themeMode);

export function setDarkMode(dark: boolean): void {
  $themeMode.set(dark);
}

export function toggleTheme(): void {
  setDarkMode(!$themeMode.get());
}

export const textSizes = ['normal', 'large', 'larger'] as const;
export type TextSize = (typeof textSizes)[number];

/** Text size of the panel. */
export const $textSize = persistentAtom<TextSize>(storageKeys.textSize, 'normal', {
  encode: String,
  decode: (stored) => textSizes.find((size) => size === stored) ?? 'normal',
});

export function setTextSize(size: TextSize): void {
  $textSize.set(size);
}
