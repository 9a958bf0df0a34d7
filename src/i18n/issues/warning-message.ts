import type { NumberUnit } from '../../domain/rx/order-numbers.ts';
import type { WarningCode } from '../../domain/vocabulary/warning-codes.ts';
import { formatCount } from '../language/format-number.ts';
import { fill, inBoth, type Message } from '../language/message.ts';
import { formatBare } from '../rx/format-measure.ts';
import { warnings } from './warning-texts.ts';

/** Units of the numbers in warnings, whose messages name the unit. Other numbers are counts. */
export const warningUnits: Partial<Record<WarningCode, NumberUnit>> = {
  anisometropia: 'dioptre',
  powerHigh: 'dioptre',
  addUnusual: 'dioptre',
  prismHigh: 'prism',
  pdUnusual: 'half',
  nearPdUnusual: 'half',
  nearPdShort: 'tenth',
  blankTooLarge: 'tenth',
  diameterSmall: 'tenth',
  littleAbove: 'tenth',
  centreOutwards: 'tenth',
  centreFar: 'tenth',
  dblUnusual: 'tenth',
  rimlessIndex: 'dioptre',
  heightsApart: 'tenth',
  pdsApart: 'tenth',
  traceWidthDiffers: 'tenth',
  traceHeightDiffers: 'tenth',
  traceRoundDiffers: 'tenth',
  traceJumps: 'tenth',
  traceSizesDiffer: 'tenth',
  traceNotMirrored: 'tenth',
  traceBridgeDiffers: 'tenth',
  curveUnusual: 'dioptre',
  centreThin: 'tenth',
};

type Warning = {
  code: WarningCode;
  params?: Readonly<Record<string, number | string>> | undefined;
};

/** The message of a warning. Unlike those of other issues, it needs no schema, so that placed orders can show it. */
export function warningMessage({ code, params = {} }: Warning): Message {
  const unit = warningUnits[code];
  const places = Object.entries(params).map(([name, value]) => {
    const number = Number(value);
    return [
      name,
      inBoth((locale) => (unit ? formatBare(unit, number, locale) : formatCount(number, locale))),
    ];
  });
  return fill(warnings.texts[code], Object.fromEntries(places));
}
