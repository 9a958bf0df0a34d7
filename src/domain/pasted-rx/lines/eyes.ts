import type { EyeSide } from '../../vocabulary/eye.ts';
import type { Item } from '../items/item.ts';
import type { Span } from '../items/tokens.ts';
import type { PastedField } from '../items/words.ts';
import { isLength, isNextLength, isPowerField, type Written } from './written.ts';

/** The eye a part of a line is about; null if not stated. */
export type StatedSide = EyeSide | 'both' | null;

/** Two eyes in the order they are named. */
export type EyePair = readonly [EyeSide, EyeSide];

/** Eyes named together: `R/L`. */
type NamedEyes = Span & {
  readonly kind: 'eye';
  readonly side: StatedSide;
  readonly pair: EyePair | null;
};

/** An item of a line, with eyes named together merged. */
export type LineItem = Exclude<Item, { kind: 'eye' }> | NamedEyes;

type Eye = Extract<Item, { kind: 'eye' }>;

/** Joins two eyes: `R/L`, `OD & OS`, `OD=OS`, «راست و چپ». */
const joint = /^(?:[/&+,،=]|and|und|et|y|و)$/i;
const silent = /(?:\b(?:the|eyes?)\b|چشم|سمت|\p{Cf}|\s)/giu;

/** How two eye names relate: joined into one, next to each other without a joining word, or apart. */
function gapBetween(one: Eye, other: Eye, source: string): 'joined' | 'loose' | 'apart' {
  const gap = source.slice(one.to, other.from).replace(silent, '');
  if (joint.test(gap)) return 'joined';
  return /[\p{L}\p{N}]/u.test(gap) ? 'apart' : 'loose';
}

/** Merges eyes named one after the other. */
export function withEyesTogether(line: readonly Item[], source: string): LineItem[] {
  const together: LineItem[] = [];
  let run: Eye[] = [];
  const end = () => {
    if (run.length > 0) together.push(namedTogether(run, source));
    run = [];
  };
  for (const item of line) {
    const last = run.at(-1);
    if (item.kind !== 'eye' || (last && gapBetween(last, item, source) === 'apart')) end();
    if (item.kind === 'eye') run.push(item);
    else together.push(item);
  }
  end();
  return together;
}

function namedTogether(run: readonly Eye[], source: string): NamedEyes {
  const sides = [...new Set(run.map(({ side }) => side))];
  const [first = 'both', ...others] = sides;
  const span = { from: run[0]?.from ?? 0, to: run.at(-1)?.to ?? 0 };
  const named = { kind: 'eye' as const, ...span };
  if (others.length === 0) return { ...named, side: first, pair: null };
  const eyes = sides.filter((side) => side !== 'both');
  const [one, other] = eyes;
  if (!one || !other) return { ...named, side: null, pair: null };
  const isJoined = run.slice(1).every((eye, index) => {
    const before = run[index];
    const isSame =
      !before || before.side === eye.side || before.side === 'both' || eye.side === 'both';
    return isSame || gapBetween(before, eye, source) === 'joined';
  });
  return { ...named, side: isJoined ? 'both' : null, pair: [one, other] };
}

/**
 * What an item means for locating the eyes of a line: an eye, a power, a number shared by both eyes, or something else.
 */
export type Sort = 'eye' | 'power' | 'shared' | 'other' | null;

const isWritten = (item: LineItem | undefined): item is LineItem & Written =>
  item?.kind === 'number' || item?.kind === 'plano';

/**
 * The sorts of a line's items. A number is what the word before it says; otherwise it is a power if it has a sign or
 * decimals.
 */
export function sortsOf(line: readonly LineItem[], fieldAbove: PastedField | null): Sort[] {
  let field = fieldAbove;
  return line.map((item, index): Sort => {
    if (item.kind === 'eye') return 'eye';
    if (item.kind === 'likeOther') return 'power';
    field = fieldAt(item, line[index - 1], field);
    if (!isWritten(item)) return null;
    const sort = field ? sortOfField(field) : sortOfNumber(item);
    // Several lengths may follow their word, even after the next eye.
    if (!isLength(field)) field = null;
    return sort;
  });
}

/** The field that an item names, or that applies to it. */
function fieldAt(
  item: LineItem,
  before: LineItem | undefined,
  field: PastedField | null,
): PastedField | null {
  if (item.kind === 'field') return item.field;
  if (item.kind === 'times') return isLength(field) ? field : 'axis';
  if (!isWritten(item) || !isLength(field) || before?.kind === 'field') return field;
  return isNextLength(isWritten(before) ? before : item, item) ? field : null;
}

const sortOfField = (field: PastedField): Sort => (isPowerField(field) ? 'power' : 'shared');

function sortOfNumber(number: Written): Sort {
  if (number.kind === 'plano') return 'power';
  if (number.prism) return 'shared';
  const isExact = number.sign !== null || number.mark !== '';
  return isExact || number.doubt?.kind === 'unclear' ? 'power' : 'other';
}

/** Where a line names its eyes: before their values, after them, or undecidable. */
export type EyePlace = 'before' | 'behind' | 'unsure';

const letters = { eye: 'E', power: 'P', shared: 'S', other: 'O' } as const;

/** Order of eyes and values, each run of one sort as one letter: `PEPE`. */
export function patternOf(sorts: readonly Sort[], of: readonly (keyof typeof letters)[]): string {
  const run = sorts.flatMap((sort) => (sort && of.includes(sort) ? [letters[sort]] : []));
  return run.filter((letter, index) => letter !== run[index - 1]).join('');
}

/**
 * A line that begins with a power and ends with an eye names the eyes after the values; one that begins with an eye
 * names them before. Anything in between is undecidable.
 */
export function placeOfEyes(sorts: readonly Sort[]): EyePlace {
  const powers = patternOf(sorts, ['eye', 'power']);
  if (!powers.includes('E')) return 'before';
  if (!powers.includes('P')) return isAlternating(sorts) ? 'behind' : 'before';
  const all = patternOf(sorts, ['eye', 'power', 'shared']);
  const isEnding = all.endsWith('E');
  if (powers.startsWith('E')) {
    const isNumbered = /^O(?:EP)+E$/.test(patternOf(sorts, ['eye', 'power', 'other']));
    return isNumbered || (isEnding && all.startsWith('S')) ? 'unsure' : 'before';
  }
  return (isEnding && /^(?:PE)+$/.test(powers)) || powers === 'PE' ? 'behind' : 'unsure';
}

/** `PD 32 R / 31 L`: each number is followed by an eye. */
function isAlternating(sorts: readonly Sort[]): boolean {
  const known = sorts.filter((sort) => sort !== null);
  const isPair = known.length >= 2 && known.length % 2 === 0;
  return isPair && known.every((sort, index) => (sort === 'eye') === (index % 2 === 1));
}
