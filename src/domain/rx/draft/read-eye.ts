import type { EyeField } from '../../optics/eye-fields.ts';
import type { PrismPart } from '../../optics/prism-parts.ts';
import { type AxisReading, readAxis } from '../../typed/axis.ts';
import { type LengthReading, readLength } from '../../typed/length.ts';
import { type PowerReading, readPower } from '../../typed/power.ts';
import { type KnownNumber, knownValue } from '../known-number.ts';
import type { KnownEye, KnownPrism } from '../known-rx.ts';

/** Reading of a typed field: empty, a value in the field's unit, or a problem. */
export type Understood = PowerReading | AxisReading | LengthReading;

const readers: Record<EyeField, (text: string) => Understood> = {
  sphere: (text) => readPower(text, { sign: 'required' }),
  cylinder: (text) => readPower(text, { sign: 'required', isSpoken: true }),
  axis: readAxis,
  add: (text) => readPower(text, { sign: 'optional' }),
  pd: (text) => readLength(text),
  height: (text) => readLength(text),
  nearPd: (text) => readLength(text),
  centreHeight: (text) => readLength(text),
};

/** Reads a typed field. The form immediately shows the result next to it: `125` as an ADD is 1.25 D. */
export function understoodAs(field: EyeField, text: string): Understood {
  return readers[field](text);
}

/** A prism as typed. */
type TypedPrism = Readonly<Record<PrismPart, { readonly amount: string; readonly base: string }>>;

type TypedEye = Readonly<Record<EyeField, string>> & { readonly prism: TypedPrism };

/** Reads one row of the prescription. An empty cylinder is 0; other empty fields stay empty. */
export function readEye(typed: TypedEye): KnownEye {
  return {
    sphere: readField('sphere', typed.sphere),
    cylinder: readField('cylinder', typed.cylinder) ?? 0,
    axis: readField('axis', typed.axis),
    add: readField('add', typed.add),
    pd: readField('pd', typed.pd),
    height: readField('height', typed.height),
    nearPd: readField('nearPd', typed.nearPd),
    centreHeight: readField('centreHeight', typed.centreHeight),
    prism: {
      horizontal: readPrism(typed.prism.horizontal),
      vertical: readPrism(typed.prism.vertical),
    },
  };
}

function readField(field: EyeField, text: string): KnownNumber {
  return knownValue(understoodAs(field, text));
}

/** An amount of 0, or neither amount nor base, is no prism. A base without an amount still needs one. */
function readPrism({ amount, base }: TypedPrism[PrismPart]): KnownPrism[PrismPart] {
  const read = knownValue(readPower(amount, { sign: 'optional' }));
  if (read === 0 || (read === null && base === '')) return null;
  return { amount: read, base: base || null };
}
