import type { EyeField } from '../../domain/optics/eye-fields.ts';
import { plainEyeValue, plainMillimetres } from '../../domain/rx/plain-eye-value.ts';
import { formatUnsignedPower } from '../../domain/vocabulary/power.ts';
import { isolate, writeNumber } from './format-number.ts';
import type { Locale } from './locale.ts';

const units: Record<EyeField, string> = {
  sphere: '',
  cylinder: '',
  axis: '°',
  add: '',
  pd: '\u00a0mm',
  height: '\u00a0mm',
  nearPd: '\u00a0mm',
  centreHeight: '\u00a0mm',
};

/** A prescription value for an input: no unit, no invisible characters. */
export function writeEyeValue(field: EyeField, value: number, locale: Locale): string {
  return writeNumber(plainEyeValue[field](value), locale);
}

/** A prescription value for display, `−۲٫۰۰`, `۹۰°`, `۳۱٫۵ mm`, isolated left to right. */
export function formatEyeValue(field: EyeField, value: number, locale: Locale): string {
  return isolate(`${writeEyeValue(field, value, locale)}${units[field]}`);
}

/** Length from tenths of a millimetre, without unit: `65`. */
export function formatMillimetres(tenths: number, locale: Locale): string {
  return isolate(writeNumber(plainMillimetres(tenths), locale));
}

/** Refractive index from hundredths: `1.56`. */
export function formatIndex(index: number, locale: Locale): string {
  return isolate(writeNumber(formatUnsignedPower(index), locale));
}
