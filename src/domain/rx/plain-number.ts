import { formatUnsignedPower } from '../vocabulary/power.ts';
import type { NumberUnit } from './order-numbers.ts';
import { plainMillimetres } from './plain-eye-value.ts';

/** Formats a number as it would be typed, in Latin digits without its unit. */
export const plainNumber: Readonly<Record<NumberUnit, (value: number) => string>> = {
  half: plainMillimetres,
  tenth: plainMillimetres,
  centimetre: String,
  degree: String,
  dioptre: formatUnsignedPower,
  prism: formatUnsignedPower,
  percent: String,
};
