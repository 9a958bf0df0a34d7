import { isolate, writeNumber } from '../language/format-number.ts';
import type { Locale } from '../language/locale.ts';

/** A rate from basis points, to a hundredth of a percent: 1000 as `۱۰٪` or `10%`, 925 as `9.25%`. */
export const formatRate = (rate: number, locale: Locale): string =>
  `${isolate(writeNumber(String(rate / 100), locale))}${locale === 'fa' ? '٪' : '%'}`;
