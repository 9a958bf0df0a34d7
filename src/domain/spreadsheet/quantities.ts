import { meaningOf, plainWord } from '../stock-table/words.ts';
import { readPower } from '../typed/power.ts';

type Rows = readonly (readonly string[])[];

/** Whether a cell is a quantity. Rows and columns are 1-based. */
export type IsQuantity = (row: number, column: number) => boolean;

/** Headings of quantities other than those of an order: counted pieces and target levels. */
const shelfWords: ReadonlySet<string> = new Set(
  ['شمارش', 'موجودی', 'حداقل', 'سقف', 'Counted', 'Count', 'On hand', 'Stock', 'Level'].map(
    plainWord,
  ),
);

const quantities: readonly string[] = ['amount', 'pieces', 'pairs', 'wanted', 'onHand', 'level'];

/** Whether a heading names a column of quantities. */
export function isQuantityWord(text: string): boolean {
  return quantities.includes(meaningOf(text) ?? '') || shelfWords.has(plainWord(text));
}

/** Rows searched for the cylinders of a grid, below titles. */
const gridHeadings = 30;

/**
 * Finds the quantities of a sheet: below their heading in a list, or inside a grid of powers. A heading row names a
 * quantity and what is counted.
 */
export function quantitiesIn(rows: Rows): IsQuantity {
  const lists = rows.flatMap((row, index) => (isListHeading(row) ? [index] : []));
  const grid = lists.length === 0 ? findGrid(rows) : null;
  return (row, column) => {
    if (grid) return row > grid.row && column >= grid.column;
    const heading = lists.findLast((index) => index + 1 < row);
    return heading !== undefined && isQuantityWord(rows[heading]?.[column - 1] ?? '');
  };
}

function isListHeading(row: readonly string[]): boolean {
  if (!row.some(isQuantityWord)) return false;
  const things = ['lens', 'name', 'diameter', 'sphere', 'cylinder'];
  return row.some((text) => things.includes(meaningOf(text) ?? ''));
}

/** Row and first column of the powers across the top of a grid, 1-based. */
function findGrid(rows: Rows): { row: number; column: number } | null {
  for (const [index, row] of rows.slice(0, gridHeadings).entries()) {
    const first = row.findIndex(isPower);
    const powers = row.slice(first).filter((text) => text.trim() !== '');
    const isHeading = first > 0 && powers.length > 1;
    if (isHeading && powers.every((text) => isPower(text) || meaningOf(text) === 'total')) {
      return { row: index + 1, column: first + 1 };
    }
  }
  return null;
}

const isPower = (text: string) => readPower(text, { sign: 'optional' }).kind === 'power';
