import type { EyeField } from '../optics/eye-prescription.ts';
import { formatPower, formatUnsignedPower } from '../typed/power.ts';

/** A length from tenths of a millimetre, Latin digits and no unit: `31.5`, `65`. */
export const plainMillimetres = (tenths: number) =>
  (tenths / 10).toFixed(tenths % 10 === 0 ? 0 : 1);

/** How a field's value stands in Latin digits, without its unit; from the units an order keeps. */
export const plainEyeValue: Readonly<Record<EyeField, (value: number) => string>> = {
  sphere: formatPower,
  cylinder: formatPower,
  axis: String,
  add: formatUnsignedPower,
  pd: plainMillimetres,
  height: plainMillimetres,
  nearPd: plainMillimetres,
  centreHeight: plainMillimetres,
};
