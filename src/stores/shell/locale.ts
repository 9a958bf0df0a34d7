import { persistentAtom } from '@nanostores/persistent';
import { computed } from 'nanostores';
import {
  assertLocale,
  defaultLocale,
  directionOf,
  type Locale,
  locales,
} from '../../i18n/language/locale.ts';
import { storageKeys } from '../../panel/storage-keys.ts';

/** The language of the panel. A stored code the panel does not speak falls back to the default. */
export const $locale = persistentAtom<Locale>(storageKeys.locale, defaultLocale, {
  encode: String,
  decode: (code) => locales.find((locale) => locale === code) ?? defaultLocale,
});

export const $direction = computed($locale, directionOf);

/** Changes the language; raises `The {locale} not supported yet.` for any other than the panel's own. */
export function setLocale(code: string): void {
  assertLocale(code);
  $locale.set(code);
}
