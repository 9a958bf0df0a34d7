import type { Bilingual } from './bilingual.ts';

const format = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const formats = {
  fa: new Intl.DateTimeFormat('fa-IR-u-ca-persian', format),
  en: new Intl.DateTimeFormat('en-GB', format),
};

/** A calendar day, such as `2026-11-26`, in words: `۵ آذر ۱۴۰۵`, `26 November 2026`. For texts written by the server. */
export const longDay = (day: string, language: keyof Bilingual): string =>
  formats[language].format(new Date(day));
