import { splitBinocularPd } from '../optics/binocular-pd.ts';
import { eyeLimits } from '../optics/eye-fields.ts';
import { usualApart } from '../rx/warnings/pair-warnings.ts';
import type { EyeSide } from '../vocabulary/eye.ts';
import type { Span } from './items/tokens.ts';
import type { StatedSide } from './lines/eyes.ts';
import type { Written } from './lines/written.ts';
import type { PastedValue } from './pasted-rx.ts';
import { plainNumber, readNumberAs } from './read-number.ts';

export type LengthField = 'pd' | 'nearPd' | 'height' | 'centreHeight';

/** A length in tenths of a millimetre, and its place in the text. */
interface Length extends Span {
  readonly tenths: number;
}

type Pair = readonly [Length, Length];

/** Meaning of the lengths after a word. `one`: a single length without a stated eye. */
export type LengthReading =
  | { readonly kind: 'values'; readonly values: readonly PastedValue[] }
  | { readonly kind: 'one'; readonly of: Length }
  | { readonly kind: 'pair'; readonly of: Pair }
  | { readonly kind: 'problem'; readonly code: 'outOfRange' | 'offStep' | 'unreadable' };

/** Reads `32/31`, `64/61`, `32.5 31.5`, `64` or `64 (32/32)`: monocular for each eye, binocular, far and near. */
export function readLengths(
  field: LengthField,
  numbers: readonly Written[],
  side: StatedSide,
): LengthReading {
  const lengths = numbers.flatMap((number) => splitPair(field, number));
  const [first, second, third] = lengths;
  if (!first || lengths.length > 3) return unreadable;
  if (!second) return readOne(field, first, side);
  return third ? readTotal(field, first, [second, third]) : readTwo(field, [first, second], side);
}

const unreadable = { kind: 'problem', code: 'unreadable' } as const;

function readTwo(field: LengthField, pair: Pair, side: StatedSide): LengthReading {
  const [first, second] = pair;
  if (isWithin(field, first.tenths) && isWithin(field, second.tenths)) {
    // For one eye, the second may be the near PD, which is never longer.
    const isOfOne = (side === 'right' || side === 'left') && second.tenths <= first.tenths;
    const isAlike = Math.abs(first.tenths - second.tenths) <= usualApart.height;
    return isAlike && !isOfOne ? bothOf(field, pair) : { kind: 'pair', of: pair };
  }
  const areBinocular = isBinocular(field, first) && isBinocular('nearPd', second);
  const isFarAndNear = field === 'pd' && areBinocular && isNearOf(first.tenths, second.tenths);
  if (!isFarAndNear) return unreadable;
  return { kind: 'values', values: [...split('pd', first), ...split('nearPd', second)] };
}

/** The PD of both eyes, with that of each. */
function readTotal(field: LengthField, total: Length, pair: Pair): LengthReading {
  const isSum = total.tenths === pair[0].tenths + pair[1].tenths;
  const areOnes = pair.every(({ tenths }) => isWithin(field, tenths));
  return isBinocular(field, total) && areOnes && isSum ? bothOf(field, pair) : unreadable;
}

function readOne(field: LengthField, length: Length, side: StatedSide): LengthReading {
  const { tenths } = length;
  const isOfEye = side === 'right' || side === 'left';
  if (isWithin(field, tenths) && (isOfEye || !isBinocular(field, length))) {
    if (side === null && (field === 'pd' || field === 'nearPd')) return { kind: 'one', of: length };
    return { kind: 'values', values: forEyes(field, length, side ?? 'both') };
  }
  if (isBinocular(field, length)) return { kind: 'values', values: split(field, length) };
  const problem = readNumberAs(field, String(tenths / 10));
  return { kind: 'problem', code: problem === 'offStep' ? 'offStep' : 'outOfRange' };
}

/** A length as the value of one eye's field, or of both. */
export function forEyes(
  field: LengthField,
  { tenths: value, from, to }: Length,
  side: EyeSide | 'both',
): PastedValue[] {
  const sides: readonly EyeSide[] = side === 'both' ? ['right', 'left'] : [side];
  return sides.map((each) => ({ path: `${each}.${field}`, value, from, to }));
}

function bothOf(field: LengthField, [right, left]: Pair): LengthReading {
  return {
    kind: 'values',
    values: [...forEyes(field, right, 'right'), ...forEyes(field, left, 'left')],
  };
}

/** Right before left, as is customary in the trade, or far before near for one eye. */
export function readPair(
  field: LengthField,
  [first, second]: Pair,
  as: 'eyes' | EyeSide,
): PastedValue[] {
  if (as === 'eyes') return [...forEyes(field, first, 'right'), ...forEyes(field, second, 'left')];
  return [...forEyes(field, first, as), ...forEyes('nearPd', second, as)];
}

const isWithin = (field: LengthField, tenths: number) =>
  tenths >= eyeLimits[field].min && tenths <= eyeLimits[field].max && tenths % 5 === 0;

function isBinocular(field: LengthField, { tenths }: Length): boolean {
  return (field === 'pd' || field === 'nearPd') && splitBinocularPd(tenths) !== null;
}

function split(field: LengthField, { tenths, from, to }: Length): PastedValue[] {
  const halves = splitBinocularPd(tenths);
  if (!halves) return [];
  return (['right', 'left'] as const).map((side) => {
    return { path: `${side}.${field}`, value: halves[side], splitFrom: tenths, from, to };
  });
}

/** How much shorter the near PD can be, tenths of a millimetre; general knowledge: 2 to 6 mm. */
const nearest = 80;

const isNearOf = (far: number, near: number) => near <= far && far - near <= nearest;

/** `32/31` is two lengths, `31/5` and `31/50` are one: both parts of a pair must be plausible lengths. */
function splitPair(field: LengthField, number: Written): Length[] {
  const { from, to } = number;
  if (number.kind === 'number' && (number.mark === '/' || number.mark === ',')) {
    const [one, other] = [Number(number.whole) * 10, Number(number.fraction) * 10];
    const areOnes = isWithin(field, one) && isWithin(field, other);
    const areBinocular = isBinocular(field, { tenths: one, from, to }) && isNearOf(one, other);
    if (number.fraction.length === 2 && (areOnes || areBinocular))
      return [
        { tenths: one, from, to },
        { tenths: other, from, to },
      ];
  }
  // A dash between two lengths is not a sign.
  const plain = plainNumber(number).replace(/^[+-]/, '');
  const value = Number(plain) * 10;
  return Number.isFinite(value) ? [{ tenths: Math.round(value * 100) / 100, from, to }] : [];
}
