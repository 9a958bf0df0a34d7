import { isAxisLabel } from './corner.ts';
import type { HeadingFault, ListForm } from './forms.ts';
import { type ColumnWord, columnWords, meaningOf } from './words.ts';

type Words = readonly (ColumnWord | undefined)[];
type Part = { readonly from: number; readonly to: number };

/** Columns that may appear several times in a list. */
const free: ReadonlySet<ColumnWord | undefined> = new Set([undefined, 'name', 'other', 'total']);

const ordered: readonly (ColumnWord | undefined)[] = ['amount', 'pieces', 'pairs', 'wanted'];
const amounts = [...ordered, 'onHand', 'level'];

/** A list ends where one of its headings repeats, because another list starts next to it. */
function partsOf(words: Words): Part[] {
  const starts = [0];
  const seen = new Set<ColumnWord | undefined>();
  for (const [column, word] of words.entries()) {
    if (free.has(word)) continue;
    if (seen.has(word)) {
      starts.push(column);
      seen.clear();
    }
    seen.add(word);
  }
  return starts.map((from, index) => ({ from, to: starts[index + 1] ?? words.length }));
}

/** The panel's own list of low stock, which has the pieces to order next to those on hand. */
function isLowList(row: readonly string[], words: Words): boolean {
  return (['onHand', 'level', 'pieces'] as const).every((word) => {
    const { fa, en } = columnWords[word];
    const heading = row[words.indexOf(word)]?.trim();
    return heading === fa[0] || heading === en[0];
  });
}

function formOf(row: readonly string[], words: Words, { from, to }: Part): ListForm | HeadingFault {
  const columnOf = (word: ColumnWord) => {
    const column = words.indexOf(word, from);
    return column < 0 || column >= to ? null : column;
  };
  const columns = words.map((word, column) => ({ word, column })).slice(from, to);
  const counted = columns.filter(({ word }) => amounts.includes(word));
  const [only, second] = isLowList(row, words)
    ? counted.filter(({ word }) => word === 'pieces')
    : counted;
  if (second) return { refused: 'twoAmounts', column: second.column };
  const [sphere, cylinder] = [columnOf('sphere'), columnOf('cylinder')];
  const isList = sphere !== null && cylinder !== null && only && ordered.includes(only.word);
  if (!isList) return { refused: 'noHeader', column: from };
  return {
    kind: 'list',
    from,
    to,
    lens: columnOf('lens'),
    texts: columns
      .filter(({ word }) => word === 'name' || word === 'other')
      .map(({ column }) => column),
    diameter: columnOf('diameter'),
    index: columnOf('index'),
    sphere,
    cylinder,
    add: columnOf('add'),
    axis: columnOf('axis'),
    amount: only.column,
    unit: only.word === 'pieces' || only.word === 'pairs' ? only.word : null,
    spare: columns
      .filter(({ word }) => word === undefined)
      .map(({ column }) => ({ column, isNamed: (row[column] ?? '').trim() !== '' })),
  };
}

/** The lists whose headings are in a row, side by side; null if it has no headings for powers. */
export function listsIn(row: readonly string[]): ListForm[] | HeadingFault | null {
  const words = row.map(meaningOf);
  if (!words.includes('sphere') || !words.includes('cylinder')) return null;
  // The corner of a grid next to the list.
  const corner = row.findIndex((text, column) => !words[column] && isAxisLabel(text));
  if (corner >= 0) return { refused: 'headingTwice', column: corner };
  const parts = partsOf(words);
  const named = parts.map(({ from, to }) =>
    words
      .slice(from, to)
      .filter((word) => !free.has(word))
      .join(),
  );
  const odd = named.findIndex((each) => each !== named[0]);
  if (odd > 0) return { refused: 'headingTwice', column: parts[odd]?.from ?? 0 };
  const forms: ListForm[] = [];
  for (const part of parts) {
    const form = formOf(row, words, part);
    if ('refused' in form) return form;
    forms.push(form);
  }
  return forms;
}
