import type { EyeField } from '../../optics/eye-prescription.ts';
import type { PrismPart } from '../../optics/prism.ts';
import { type AxisReading, readAxis } from '../../typed/axis.ts';
import { type LengthReading, readLength } from '../../typed/length.ts';
import { type PowerReading, readPower } from '../../typed/power.ts';
import { type KnownNumber, known } from '../known-number.ts';
import type { KnownEye, KnownPrism } from '../known-rx.ts';

/** What was understood of a typed field: empty, a value in the field's unit, or why it could not be read. */
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

/** What a typed field is taken to mean, to be shown back beside it at once: `125` as an ADD is 1.25 D. */
export function understoodAs(field: EyeField, text: string): Understood {
  return readers[field](text);
}

/** A typed prism: an amount and where its base points, each as typed or chosen. */
type TypedPrism = Readonly<Record<PrismPart, { readonly amount: string; readonly base: string }>>;

type TypedEye = Readonly<Record<EyeField, string>> & { readonly prism: TypedPrism };

/** Reads one typed row of the prescription. An empty cylinder is none; any other empty field stays empty. */
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
  return known(understoodAs(field, text));
}

/** No amount, or 0, and no base is no prism; a base alone waits for its amount. */
function readPrism({ amount, base }: TypedPrism[PrismPart]): KnownPrism[PrismPart] {
  const read = known(readPower(amount, { sign: 'optional' }));
  if (read === 0 || (read === null && base === '')) return null;
  return { amount: read, base: base || null };
}
