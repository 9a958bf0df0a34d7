import { type Block, rowsOf } from './blocks.ts';
import { type Contradiction, findContradiction, type TableSubject } from './contradiction.ts';
import { isBlank } from './find-headings.ts';
import type { HeadingRefusal, ListForm, TableForm } from './forms.ts';
import { headingCell } from './heading-cell.ts';
import type { TableContext } from './row.ts';
import { isMeaningful, numericColumns } from './spare-columns.ts';
import { meaningOf } from './words.ts';

type Row = readonly string[];
type Screen = Pick<TableContext, 'lenses' | 'lens' | 'diameter' | 'unit'>;

/** The reason for rejecting a whole table, with the zero-based row and column at fault. */
export type BlockFault = {
  readonly refused: HeadingRefusal | Contradiction;
  readonly index: number;
  readonly column: number;
};

/** What applies if a table does not say: the screen's choice, except where a list has a column for it. */
export function subjectOf(form: TableForm, { lenses, lens, diameter, unit }: Screen): TableSubject {
  const shown = lenses.find(({ id }) => id === lens) ?? null;
  if (form.kind === 'grid') return { lens: shown, diameter, unit };
  return {
    lens: form.lens === null ? shown : null,
    diameter: form.lens === null && form.diameter === null ? diameter : null,
    unit: form.unit ?? unit,
  };
}

const isOfPower = (row: Row, { form }: Block) =>
  headingCell(row['corner' in form ? form.corner : form.sphere] ?? '').kind === 'power';

/** A list row with a quantity, or a grid row with several numbers, is not a title. */
function isCounted(row: Row, { form }: Block): boolean {
  if (form.kind === 'list') return (row[form.amount] ?? '').trim() !== '';
  return row.filter((text) => headingCell(text).kind === 'power').length > 1;
}

/** Finds contradictions in the titles and remarks of a table, which are not rows of its lists and grids. */
function findContradictions(rows: readonly Row[], blocks: readonly Block[], screen: Screen) {
  for (const [index, row] of rows.entries()) {
    if (isBlank(row) || row.some((text) => meaningOf(text) === 'total')) continue;
    // A title above everything applies to all blocks; any other to the block before or after it.
    const before = blocks.filter(({ from, to }) => index >= from && index < to);
    const [within] = before;
    const after = within ? blocks.filter(({ heading }) => heading === within.to) : blocks;
    const isHeading = blocks.some(({ heading }) => heading === index);
    if (isHeading || before.some((block) => isOfPower(row, block) || isCounted(row, block)))
      continue;
    const title = [...new Set(row)].join(' ');
    for (const { form } of [...before, ...after]) {
      const refused = findContradiction(title, subjectOf(form, screen), screen.lenses);
      const column = row.findIndex((text) => text.trim() !== '');
      if (refused) return { refused, index, column };
    }
  }
  return null;
}

/** Columns that do not belong in a stock order, unless they are empty. */
function findForeign(form: ListForm, body: readonly Row[]): Omit<BlockFault, 'index'> | null {
  const isFilled = (column: number | null): column is number =>
    column !== null && body.some((row) => isMeaningful(row[column] ?? ''));
  if (isFilled(form.add)) return { refused: 'hasAdd', column: form.add };
  if (isFilled(form.axis)) return { refused: 'hasAxis', column: form.axis };
  return null;
}

function checkBlock(rows: readonly Row[], block: Block, screen: Screen): BlockFault | null {
  const { form, heading: index } = block;
  const body = rowsOf(rows, block);
  const foreign = form.kind === 'list' ? findForeign(form, body) : null;
  if (foreign) return { ...foreign, index };
  const [unknown] = numericColumns(form.spare, rows[index] ?? [], body).filter(
    ({ isNamed }) => isNamed,
  );
  if (unknown) return { refused: 'unknownColumn', column: unknown.column, index };
  const named = form.spare.filter(({ isNamed }) => isNamed).map(({ column }) => column);
  const columns = form.kind === 'grid' ? [form.corner, ...named] : named;
  for (const column of columns) {
    const text = rows[index]?.[column] ?? '';
    const refused = findContradiction(text, subjectOf(form, screen), screen.lenses);
    if (refused) return { refused, column, index };
  }
  return null;
}

/** Why blocks with recognised headings still cannot be read; null if they can. */
export function checkBlocks(
  rows: readonly Row[],
  blocks: readonly Block[],
  screen: Screen,
): BlockFault | null {
  for (const block of blocks) {
    const fault = checkBlock(rows, block, screen);
    if (fault) return fault;
  }
  return findContradictions(rows, blocks, screen);
}
