import type { EyeSide } from '../vocabulary/eye.ts';
import type { Item } from './items/item.ts';
import type { PastedField } from './items/words.ts';

/** The eye a part of a line is about; null if it is not said. */
export type SaidSide = EyeSide | 'both' | null;

/** A part of a line that is about one eye. */
export interface Segment {
  readonly side: SaidSide;
  /** Whether the eye was named on an earlier line: the values of each eye stand below its name. */
  readonly isBlock: boolean;
  readonly items: readonly Item[];
  /** The field named before the eye, as in `PD R 32 L 31`. */
  readonly field: PastedField | null;
  /** Fields of the columns, named on an earlier line. */
  readonly columns: readonly PastedField[];
  /** Whether it stands under a heading for near vision. */
  readonly isNear: boolean;
}

interface Context {
  side: SaidSide;
  isInline: boolean;
  isUsed: boolean;
  field: PastedField | null;
  columns: readonly PastedField[];
  eyes: readonly SaidSide[];
  isNear: boolean;
}

/** Splits a text into parts of one line about one eye each, however many lines an eye takes. */
export function segmentsOf(items: readonly Item[]): Segment[] {
  const context: Context = {
    side: null,
    isInline: false,
    isUsed: false,
    field: null,
    columns: [],
    eyes: [],
    isNear: false,
  };
  return linesOf(items).flatMap(({ items: line, isAfterBlank }) => {
    if (isAfterBlank && context.isUsed) Object.assign(context, { side: null, isInline: false });
    return segmentsOfLine(line, context);
  });
}

function linesOf(items: readonly Item[]): { items: Item[]; isAfterBlank: boolean }[] {
  const lines: { items: Item[]; isAfterBlank: boolean }[] = [{ items: [], isAfterBlank: false }];
  for (const item of items) {
    if (item.kind === 'line') lines.push({ items: [], isAfterBlank: item.isBlank });
    else lines.at(-1)?.items.push(item);
  }
  return lines;
}

const hasNumber = (items: readonly Item[]) =>
  items.some(({ kind }) => kind === 'number' || kind === 'plano');

function segmentsOfLine(line: readonly Item[], context: Context): Segment[] {
  const sides = line.flatMap((item) => (item.kind === 'eye' ? [item.side] : []));
  const fields = line.flatMap((item) => (item.kind === 'field' ? [item.field] : []));
  if (!hasNumber(line)) return readHeading(line, { sides, fields }, context);
  const rows = rowsOfColumns(line, { sides, fields }, context);
  if (rows) return rows;
  const segments = partsOfLine(line, context);
  context.field = null;
  context.isUsed ||= context.side !== null;
  return segments;
}

type Headings = { sides: readonly SaidSide[]; fields: readonly PastedField[] };

/** A line without numbers names what follows: an eye, a field, the columns of a table, near or far. */
function readHeading(
  line: readonly Item[],
  { sides, fields }: Headings,
  context: Context,
): Segment[] {
  const distance = line.findLast(({ kind }) => kind === 'near' || kind === 'far');
  if (distance) context.isNear = distance.kind === 'near';
  const [side = null] = sides;
  if (sides.length > 0) {
    const next = { side: sides.length === 1 ? side : null, isInline: false, isUsed: false };
    Object.assign(context, next, { eyes: sides.length === 2 ? sides : [] });
  }
  if (fields.length > 1) context.columns = fields;
  else if (fields.length === 1) context.field = fields[0] ?? null;
  return [];
}

/** A table with a column for each eye: each line has a field and two values. */
function rowsOfColumns(
  line: readonly Item[],
  { sides, fields }: Headings,
  { eyes, isNear }: Context,
): Segment[] | null {
  const values = line.filter(({ kind }) => kind === 'number' || kind === 'plano');
  const [field] = fields;
  const isRow = eyes.length === 2 && sides.length === 0 && fields.length === 1 && field;
  if (!isRow || values.length !== 2) return null;
  return values.map((value, index) => {
    const side = eyes[index] ?? null;
    return { side, isBlock: false, items: [value], field, columns: [], isNear };
  });
}

function partsOfLine(line: readonly Item[], context: Context): Segment[] {
  const parts: { side: SaidSide; isNamed: boolean; items: Item[] }[] = [
    { side: context.side, isNamed: false, items: [] },
  ];
  const isBehind = isNamedBehind(line);
  for (const item of line) {
    const last = parts.at(-1);
    if (item.kind !== 'eye') last?.items.push(item);
    else if (isBehind && last) {
      parts[parts.length - 1] = { ...last, side: item.side, isNamed: true };
      parts.push({ side: null, isNamed: false, items: [] });
    } else parts.push({ side: item.side, isNamed: true, items: [] });
  }
  const isLoose = context.isInline;
  let field = context.field;
  return parts.flatMap(({ side, isNamed, items }) => {
    if (isNamed) Object.assign(context, { side, isInline: hasNumber(items), eyes: [] });
    const own = { field, columns: context.columns, isNear: nearnessOf(items, context) };
    field = fieldFor(items, isBehind) ?? field;
    if (!hasNumber(items)) return [];
    const isBlock = !isNamed && side !== null && !isLoose;
    return [{ side: isNamed || isBlock ? side : null, isBlock, items, ...own }];
  });
}

/** `PD 32 R / 31 L`: the line ends with an eye, and each has a number before it. */
function isNamedBehind(line: readonly Item[]): boolean {
  const told = line.filter(({ kind }) => ['eye', 'number', 'plano'].includes(kind));
  const isPair = told.length >= 2 && told.length % 2 === 0;
  return isPair && told.every(({ kind }, index) => (kind === 'eye') === (index % 2 === 1));
}

/** The field that a part names for those behind it: one without numbers, or any where eyes stand behind. */
function fieldFor(items: readonly Item[], isBehind: boolean): PastedField | null {
  if (hasNumber(items) && !isBehind) return null;
  const named = items.findLast((item) => item.kind === 'field');
  return named?.kind === 'field' ? named.field : null;
}

/** A heading for near vision on the same line holds for that line and those below. */
function nearnessOf(items: readonly Item[], context: Context): boolean {
  const distance = items.find(({ kind }) => kind === 'near' || kind === 'far');
  if (distance) context.isNear = distance.kind === 'near';
  return context.isNear;
}
