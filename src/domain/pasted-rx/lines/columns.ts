import type { EyeSide } from '../../vocabulary/eye.ts';
import type { Item } from '../items/item.ts';
import { itemsOf } from '../items/items.ts';
import type { Span } from '../items/tokens.ts';
import type { PastedField } from '../items/words.ts';

/** A heading. Its position is counted in visible characters from the start of the line. */
export interface Column extends Span {
  readonly field: PastedField | null;
  readonly side: EyeSide | null;
  /** `base`: prism bases; `other`: meaningless numbers such as acuities; `unknown`: no known word. */
  readonly of: 'value' | 'base' | 'other' | 'blank' | 'unknown';
}

/** The headings of a table, and the mark between its cells; null if only white space separates them. */
export interface Head {
  readonly columns: readonly Column[];
  readonly mark: string | null;
}

export interface Cell extends Span {
  readonly text: string;
  readonly items: readonly Item[];
}

export const marks = ['\t', '|', ';', '؛', ',', '،'];

/** The line of a text that contains a position. */
export function lineAround(source: string, at: number): Span {
  const breaks = /[\n\r\u2028\u2029]/g;
  const from =
    Math.max(...['\n', '\r', '\u2028', '\u2029'].map((each) => source.lastIndexOf(each, at - 1))) +
    1;
  breaks.lastIndex = at;
  return { from, to: breaks.exec(source)?.index ?? source.length };
}

const invisible = /[\p{Cf}\p{Mn}]/gu;

/** Number of visible characters between two positions. */
export const seen = (source: string, from: number, to: number) =>
  source.slice(from, to).replace(invisible, '').length;

export function cellOf(source: string, from: number, to: number): Cell {
  const text = source.slice(from, to).replace(invisible, '').trim();
  const items = itemsOf(source.slice(from, to)).map((item) => {
    return { ...item, from: item.from + from, to: item.to + from };
  });
  return { from, to, text, items: items.filter(({ kind }) => kind !== 'line') };
}

export function cellsBetween(mark: string, { from, to }: Span, source: string): Cell[] {
  const cells: Cell[] = [];
  let start = from;
  for (const text of source.slice(from, to).split(mark)) {
    cells.push(cellOf(source, start, start + text.length));
    start += text.length + mark.length;
  }
  if (mark !== '|') return cells;
  const [first, last] = [cells[0], cells.at(-1)];
  return cells.slice(
    first?.text === '' ? 1 : 0,
    last?.text === '' && cells.length > 1 ? -1 : undefined,
  );
}

const isNamed = (item: Item) => item.kind === 'field' || item.kind === 'eye';

/** Reads the headings from a line that names several fields or both eyes. */
export function headOf(line: readonly Item[], source: string): Head {
  const span = lineAround(source, line[0]?.from ?? 0);
  for (const mark of marks) {
    const cells = cellsBetween(mark, span, source);
    const named = cells.filter(({ items }) => items.some(isNamed));
    const isOneEach = named.every(
      ({ items }) => items.filter(({ kind }) => kind === 'field').length < 2,
    );
    if (named.length > 1 && isOneEach)
      return { mark, columns: columnsOf(cells, span.from, source) };
  }
  const cells = line.filter(isNamed).map((item) => ({ ...item, text: ' ', items: [item] }));
  return { mark: null, columns: columnsOf(cells, span.from, source) };
}

/** An eye alone in a cell before several fields applies to all of them. */
function columnsOf(cells: readonly Cell[], start: number, source: string): Column[] {
  const eyes = cells.flatMap(({ items }) => items.filter(({ kind }) => kind === 'eye'));
  const fields = cells.flatMap(({ items }) => items.filter(({ kind }) => kind === 'field'));
  let group: EyeSide | null = null;
  return cells.flatMap((cell): Column[] => {
    const field = cell.items.find((item) => item.kind === 'field')?.field ?? null;
    const side = cell.items.find((item) => item.kind === 'eye')?.side ?? null;
    const own = side === 'both' ? null : side;
    const at = { from: seen(source, start, cell.from), to: seen(source, start, cell.to) };
    if (!field && own && fields.length > 0) {
      if (eyes.length > 1) group = own;
      return cell.text === ' ' ? [] : [{ ...at, field, side: null, of: 'blank' }];
    }
    return [{ ...at, field, side: own ?? group, of: kindOf(cell) }];
  });
}

function kindOf({ text, items }: Cell): Column['of'] {
  if (items.some(isNamed)) return 'value';
  if (/^(?:base|قاعده|بیس)$/i.test(text)) return 'base';
  if (items.length > 0) return 'unknown';
  return /[\p{L}\p{N}]/u.test(text) && !/^(?:eyes?|چشم)$/i.test(text) ? 'other' : 'blank';
}
