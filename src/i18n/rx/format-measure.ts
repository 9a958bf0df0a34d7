import type { NumberUnit } from '../../domain/rx/order-numbers.ts';
import { plainNumber } from '../../domain/rx/plain-number.ts';
import { isolate, writeNumber } from '../language/format-number.ts';
import type { Locale } from '../language/locale.ts';
import { type Message, pick } from '../language/message.ts';

const units: Record<NumberUnit, Message> = {
  half: ['\u00a0mm', '\u00a0mm'],
  tenth: ['\u00a0mm', '\u00a0mm'],
  centimetre: ['\u00a0cm', '\u00a0cm'],
  degree: ['°', '°'],
  dioptre: ['', ''],
  prism: ['\u00a0Δ', '\u00a0Δ'],
  percent: ['٪', '%'],
};

/** The unit alone, to show beside a field's name. */
export function unitOf(unit: NumberUnit): Message {
  const [fa, en] = unit === 'dioptre' ? ['D', 'D'] : units[unit];
  return [fa.trim(), en.trim()];
}

/** A number for an input: no unit, no invisible characters. */
export function writeMeasure(unit: NumberUnit, value: number, locale: Locale): string {
  return writeNumber(plainNumber[unit](value), locale);
}

/** A number with its unit for display, isolated left to right. */
export function formatMeasure(unit: NumberUnit, value: number, locale: Locale): string {
  return isolate(`${writeMeasure(unit, value, locale)}${pick(units[unit], locale)}`);
}

/** A number without its unit, for texts that name the unit. */
export function formatBare(unit: NumberUnit, value: number, locale: Locale): string {
  return isolate(writeMeasure(unit, value, locale));
}
