import { computed } from 'nanostores';
import {
  assertLocale,
  defaultLocale,
  directionOf,
  type Locale,
  locales,
} from '../../i18n/language/locale.ts';
import { storageKeys } from '../../panel/storage-keys.ts';
import { persistentAtom } from '../browser-support/persistent.ts';

/** The language of the panel. An unsupported stored code falls back to the default. */
export const $locale = persistentAtom<Locale>(storageKeys.locale, defaultLocale, {
  encode: String,
  decode: (code) => locales.find((locale) => locale === code) ?? defaultLocale,
});

export const $direction = computed($locale, directionOf);

/** Changes the language; throws `The {locale} not supported yet.` for an unsupported one. */
export function setLocale(code: string): void {
  assertLocale(code);
  $locale.set(code);
}
