import { plainWord } from '../stock-table/words.ts';
import type { Columns } from './column.ts';

type Cells = readonly string[];

/**
 * Columns matched to headings by hand, by the `plainWord` of the heading; empty for a heading that matches none. Takes
 * precedence over automatic matching.
 */
export type Matching = Readonly<Record<string, string>>;

/** A heading of a file and its column; null if it has none. */
export interface FileHeading {
  readonly text: string;
  readonly column: string | null;
}

/** Rows searched for headings, below titles. */
const headingRows = 10;

export const keysOf = <Row>(columns: Columns<Row>) =>
  Object.keys(columns) as (keyof Row & string)[];

/** The column for each cell of a possible heading row; undefined for none. */
function columnsIn<Row>(columns: Columns<Row>, row: Cells, matching: Matching) {
  const keys = keysOf(columns);
  const names = new Map(
    keys
      .toReversed()
      .flatMap((key) =>
        [key, ...columns[key].title].map((name) => [plainWord(name), key] as const),
      ),
  );
  return row.map((text) => {
    const word = plainWord(text);
    const chosen = matching[word];
    return chosen === undefined ? names.get(word) : keys.find((key) => key === chosen);
  });
}

/** The row with the most headings, and the index of each column in it; -1 if missing. */
export function findHeading<Row>(
  columns: Columns<Row>,
  rows: readonly Cells[],
  matching: Matching = {},
) {
  const keys = keysOf(columns);
  const found = rows.slice(0, headingRows).map((row, at) => {
    const named = columnsIn(columns, row, matching);
    const places = keys.map((key) => named.indexOf(key));
    const missing = keys.filter((key, index) => columns[key].isRequired && places[index] === -1);
    const isTwice = keys.some((key) => named.indexOf(key) !== named.lastIndexOf(key));
    return { at, places, missing, isTwice, known: places.filter((place) => place !== -1).length };
  });
  return found.toSorted((one, other) => other.known - one.known)[0];
}

/** The headings of a file, to match with columns by hand. If none is known, the first row with several cells. */
export function headingsOf<Row>(
  columns: Columns<Row>,
  rows: readonly Cells[],
  matching: Matching = {},
): FileHeading[] {
  const found = findHeading(columns, rows, matching);
  const isTable = (row: Cells) => row.filter((text) => text.trim() !== '').length > 1;
  const row = found?.known ? rows[found.at] : rows.slice(0, headingRows).find(isTable);
  if (!row) return [];
  const named = columnsIn(columns, row, matching);
  return row.flatMap((text, index) =>
    text.trim() === '' ? [] : [{ text: text.trim(), column: named[index] ?? null }],
  );
}

/** Matches a heading with a column by hand, or with none. Removes the column from any other heading. */
export function matched(
  headings: readonly FileHeading[],
  heading: string,
  column: string | null,
): Matching {
  const others = headings.filter((each) => each.column === column && column !== null);
  return {
    ...Object.fromEntries(others.map(({ text }) => [plainWord(text), ''])),
    [plainWord(heading)]: column ?? '',
  };
}
