/** Languages of the panel; the first is the default and the fallback. */
export const locales = ['fa', 'en'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'fa';

/** Throws for a language the panel does not support; the specification fixes the text. */
export function assertLocale(code: string): asserts code is Locale {
  if (!locales.some((locale) => locale === code)) {
    throw new Error(`The ${code} not supported yet.`);
  }
}

/** Left to right for English, right to left otherwise. */
export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return locale === 'en' ? 'ltr' : 'rtl';
}
