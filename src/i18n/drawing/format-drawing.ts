import { writeNumber } from '../language/format-number.ts';
import type { Locale } from '../language/locale.ts';

/** Millimetres with at most one decimal, `31.5`, `22`; no unit. */
export function writeMillimetres(length: number, locale: Locale): string {
  return writeNumber(String(Math.round(length * 10) / 10), locale);
}

/** Millimetres always with one decimal, so that `5.0` aligns with `4.8`. */
export function writeThickness(thickness: number, locale: Locale): string {
  return writeNumber(thickness.toFixed(1), locale);
}

/** A weight in whole grams. */
export function writeGrams(weight: number, locale: Locale): string {
  return writeNumber(weight.toFixed(0), locale);
}
