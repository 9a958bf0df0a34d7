import { isolate, writeNumber } from '../language/format-number.ts';
import type { Locale } from '../language/locale.ts';

/** Formats basis points as an exact percentage: 1000 as `۱۰٪` or `10%`, 925 as `9.25%`. */
export function formatRate(basisPoints: number, locale: Locale): string {
  const percent = isolate(writeNumber(`${basisPoints / 100}`, locale));
  return `${percent}${locale === 'fa' ? '٪' : '%'}`;
}
