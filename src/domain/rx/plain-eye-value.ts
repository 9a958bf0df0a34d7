import type { EyeField } from '../optics/eye-fields.ts';
import { formatPower, formatUnsignedPower } from '../vocabulary/power.ts';

/** Formats tenths of a millimetre in Latin digits without a unit: `31.5`, `65`. */
export const plainMillimetres = (tenths: number) =>
  (tenths / 10).toFixed(tenths % 10 === 0 ? 0 : 1);

/** Formats each field's stored value in Latin digits without its unit. */
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
