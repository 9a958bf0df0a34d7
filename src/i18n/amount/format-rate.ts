import { isolate, writeNumber } from '../language/format-number.ts';
import type { Locale } from '../language/locale.ts';

/** A share in basis points, in percent and exact: 925 is `9.25`. */
export function formatRate(basisPoints: number, locale: Locale): string {
  return isolate(writeNumber(`${basisPoints / 100}`, locale));
}
