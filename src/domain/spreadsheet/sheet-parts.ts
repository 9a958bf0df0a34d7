import { attributeOf, plainText, type Tag, tagsIn } from './xml-tags.ts';

/** A cell as stored. Rows and columns are 1-based. */
export type StoredCell = {
  readonly row: number;
  readonly column: number;
  readonly type: string | undefined;
  readonly style: number;
  /** Null if nothing is stored, for example for a formula that was never calculated. */
  readonly value: string | null;
  readonly formula: string | null;
};

/** Merged cells, inclusive bounds. */
export type MergedRange = {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
};

export type SheetPart =
  | { readonly kind: 'cell'; readonly cell: StoredCell }
  | { readonly kind: 'hiddenRow'; readonly row: number }
  | { readonly kind: 'hiddenColumns'; readonly from: number; readonly to: number }
  | { readonly kind: 'merged'; readonly range: MergedRange }
  /** The sheet is complete. */
  | { readonly kind: 'end' };

const empty = { type: undefined, style: 0, value: null, formula: null };
const nothing: StoredCell = { row: 0, column: 0, ...empty };

/** The contents of a sheet in file order: hidden columns, cells and hidden rows, merged ranges. */
export function* partsOf(sheet: string): Generator<SheetPart> {
  let cell = nothing;
  for (const tag of tagsIn(sheet)) {
    if (tag.kind !== 'close') {
      cell = beginCell(cell, tag);
      yield* layoutIn(tag, cell.row);
    }
    if (tag.kind !== 'open') cell = fillCell(cell, tag);
    if (tag.name === 'c' && tag.kind !== 'open') yield { kind: 'cell', cell };
    if (tag.name === 'worksheet' && tag.kind === 'close') yield { kind: 'end' };
  }
}

function beginCell(before: StoredCell, tag: Tag): StoredCell {
  if (tag.name === 'row') return { ...nothing, row: rowOf(tag, before.row) };
  if (tag.name !== 'c') return before;
  const { row } = before;
  const column = columnOf(attributeOf(tag, 'r') ?? '') ?? before.column + 1;
  const style = Number(attributeOf(tag, 's') ?? 0);
  return { ...empty, row, column, type: attributeOf(tag, 't'), style };
}

/** Adds the content of a tag to its cell. */
function fillCell(cell: StoredCell, { name, kind, before }: Tag): StoredCell {
  const content = kind === 'close' ? before : '';
  if (name === 'f') return { ...cell, formula: plainText(content) };
  if (name === 'v') return { ...cell, value: content };
  return name === 't' ? { ...cell, value: (cell.value ?? '') + content } : cell;
}

/** The size attribute of a row or column. */
const sizes = new Map([
  ['row', 'ht'],
  ['col', 'width'],
]);

const isTrue = (value: string | undefined) => value === '1' || value === 'true';

/** Merged cells, and hidden rows and columns; a height or width of 0 also hides. */
function* layoutIn(tag: Tag, row: number): Generator<SheetPart> {
  const range = tag.name === 'mergeCell' && rangeOf(attributeOf(tag, 'ref') ?? '');
  if (range) yield { kind: 'merged', range };
  const size = sizes.get(tag.name);
  if (size === undefined) return;
  const given = attributeOf(tag, size);
  const isFlat = given !== undefined && Number(given) === 0;
  if (!isFlat && !isTrue(attributeOf(tag, 'hidden'))) return;
  if (tag.name === 'row') yield { kind: 'hiddenRow', row };
  else {
    const [from, to] = ['min', 'max'].map((name) => Number(attributeOf(tag, name)));
    yield { kind: 'hiddenColumns', from: from ?? 0, to: to ?? 0 };
  }
}

function rowOf(tag: Tag, before: number): number {
  const row = Number(attributeOf(tag, 'r'));
  return Number.isInteger(row) && row > 0 ? row : before + 1;
}

/** Column of a reference: 3 for `C7`. */
function columnOf(reference: string): number | undefined {
  const [letters] = /^[A-Z]{1,3}/.exec(reference) ?? [];
  if (letters === undefined) return undefined;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

/** Parses the corners of `B2:D5`. */
function rangeOf(reference: string): MergedRange | null {
  const [, from = '', to = ''] = /^([A-Z]{1,3}\d{1,7}):([A-Z]{1,3}\d{1,7})$/.exec(reference) ?? [];
  const [left, right] = [from, to].map(columnOf);
  const [top, bottom] = [from, to].map((corner) => Number(corner.replace(/\D/g, '')));
  return left && right && top && bottom ? { top, left, bottom, right } : null;
}
