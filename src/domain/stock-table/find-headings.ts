import { axesNamed, isAxisLabel } from './corner.ts';
import { type GridHeading, type HeadingFault, keyColumn, type ListForm } from './forms.ts';
import { gridsIn } from './grid-heading.ts';
import { headingCell } from './heading-cell.ts';
import { listsIn } from './list-heading.ts';

type Row = readonly string[];
type Rows = readonly Row[];
type Forms = readonly (ListForm | GridHeading)[];

/** A heading row, with the lists or grids that begin below it. */
export type Headings = { readonly index: number; readonly forms: Forms };

export type RowFault = HeadingFault & { readonly index: number };

/** Rows searched for the first headings, below titles and addresses. */
const headingRows = 20;
/** Rows below headings used to tell what their columns contain. */
const searchedRows = 200;

export const isBlank = (row: Row | undefined) => !row?.some((text) => text.trim() !== '');

const isPower = (text: string | undefined) => headingCell(text ?? '').kind === 'power';

/** Whether a row has its own power, so it is not a heading. Parts may be named before a grid's rows. */
const isOfPower = (row: Row, forms: Forms) =>
  forms.some((form) => {
    const key = keyColumn(form);
    const isNamed = row.some((text, column) => {
      return isAxisLabel(text) && !('corner' in form && column < key);
    });
    return isPower(row[key]) && !isNamed;
  });

const isGrid = (form: ListForm | GridHeading): form is GridHeading => 'corner' in form;

const hasSign = (text: string | undefined) => {
  const cell = headingCell(text ?? '');
  return cell.kind === 'power' && cell.sign !== '';
};

/** The first row below that has a power, unless other headings come first. */
function firstBelow(rows: Rows, index: number, forms: readonly GridHeading[]): Row | undefined {
  const below = rows.slice(index + 1, index + 1 + headingRows).filter((row) => !isBlank(row));
  const found = below.findIndex((row) => isOfPower(row, forms));
  const isHeaded = below.slice(0, Math.max(found, 0)).some((row) => {
    return listsIn(row) !== null || gridsIn(row, []) !== null;
  });
  return isHeaded ? undefined : below[found];
}

/** Quantities have no sign, so a row with signs under the headings belongs to a list. */
const isCounted = (row: Row, grids: readonly GridHeading[]) =>
  grids.every(({ across }) => across.every((power, column) => !power || !hasSign(row[column])));

/** Values that cannot be quantities: with a sign, with decimals, or counting up from zero. */
function areLikePowers(row: Row, grids: readonly GridHeading[]): boolean {
  const values = grids.flatMap(({ across }) => across.flatMap((power) => power?.value ?? []));
  const isRising =
    values[0] === 0 && values.every((value, at) => at === 0 || value > (values[at - 1] ?? 0));
  return row.some(isNoQuantity) || (isRising && values.length > 1);
}

function isNoQuantity(text: string | undefined): boolean {
  const cell = headingCell(text ?? '');
  return cell.kind === 'power' && (cell.sign !== '' || cell.value % 100 !== 0);
}

/** Whether a row without a power may still belong to the list above it, with a missing cell. */
const isOfList = (row: Row, forms: Forms) =>
  forms.every((form) => !isGrid(form) && !isNoQuantity(row[form.amount]));

/** Whether a row only names parts of a power, for the headings below it. */
const isLabelRow = (row: Row | undefined) =>
  !isBlank(row) && row?.every((text) => text.trim() === '' || isAxisLabel(text));

/** Whether a row is below a gap or a name, where numbers are as likely to head a grid as to belong to a list. */
const isBelowGap = (rows: Rows, index: number) =>
  isBlank(rows[index - 1]) || isLabelRow(rows[index - 1]);

/** The grids headed by a row, if rows of them follow. */
function followedGrids(rows: Rows, index: number, row: Row) {
  const grids = gridsIn(row, rows.slice(index + 1, index + 1 + searchedRows));
  if (!grids || 'refused' in grids) return grids;
  const below = firstBelow(rows, index, grids);
  return below ? { grids, below } : null;
}

/** The grids that start at a row and end the lists or grids above; null if it is one of their rows. */
function laterGrids(
  rows: Rows,
  index: number,
  row: Row,
  { forms }: Headings,
): Forms | HeadingFault | null {
  const found = followedGrids(rows, index, row);
  if (!found || 'refused' in found) return found;
  const { grids, below } = found;
  if (row.some((text) => axesNamed(text).length > 0)) return grids;
  const isApart = !isOfPower(rows[index - 1] ?? [], forms);
  const isOfGrid = forms.some(isGrid);
  const isLike = areLikePowers(row, grids) && (isApart || isOfGrid);
  const isHeading = isCounted(below, grids);
  if (isLike && isHeading) return grids;
  const isUnsure = isHeading && isBelowGap(rows, index);
  if (isOfList(row, forms) && !isUnsure) return null;
  return { refused: 'headingUnread', column: grids[0]?.corner ?? 0 };
}

function firstGrids(rows: Rows, index: number, row: Row): Forms | HeadingFault | null {
  const found = followedGrids(rows, index, row);
  return found && 'grids' in found ? found.grids : found;
}

function headingsAt(
  rows: Rows,
  index: number,
  row: Row,
  before: Headings | undefined,
): Forms | HeadingFault | null {
  const lists = listsIn(row);
  const isPoor = lists && 'refused' in lists && lists.refused === 'noHeader';
  if (isPoor && before) return { refused: 'headingUnread', column: lists.column };
  if (lists && !isPoor) return lists;
  const grids = before ? laterGrids(rows, index, row, before) : firstGrids(rows, index, row);
  if (grids || !before) return grids;
  // Parts of a power are named, but neither this row nor the next has headings for them.
  const label = row.findIndex(isAxisLabel);
  const isAbove = gridsIn(rows[index + 1] ?? [], []) !== null;
  return label < 0 || isAbove ? null : { refused: 'headingUnread', column: label };
}

/** Headings after a power belong to a table that begins in this row, next to another one; -1 if none. */
function findBeside(row: Row): number {
  const first = row.findIndex(isPower);
  return first < 0 ? -1 : row.findIndex((text, column) => column > first && isAxisLabel(text));
}

const isWhole = (row: Row, form: ListForm) =>
  isPower(row[form.sphere]) && isPower(row[form.cylinder]);

/** Whether a row without a leading power has a power in place of a quantity, or lacks a quantity for half a power. */
const isOddRow = (row: Row, forms: Forms) =>
  !isPower(row[0]) &&
  forms.some((form) => {
    if (isGrid(form)) return false;
    const amount = row[form.amount] ?? '';
    const isCount = isPower(amount) || headingCell(amount).kind === 'large';
    const isDecimal = /[.,/\u066b][\d۰-۹]{2}/.test(amount);
    return isDecimal || isNoQuantity(amount) || (!isCount && !isWhole(row, form));
  });

/** Whether a row may head a grid, as some row before the next gap has only half of a list's power. */
function mayHeadGrid(rows: Rows, index: number, forms: Forms): boolean {
  const found = followedGrids(rows, index, rows[index] ?? []);
  if (!found || 'refused' in found || !isCounted(found.below, found.grids)) return false;
  const gap = rows.findIndex((row, at) => at > index && isBlank(row));
  const block = rows.slice(index, gap < 0 ? undefined : gap).filter((row) => row.some(isPower));
  return block.some((row) => forms.some((form) => !isGrid(form) && !isWhole(row, form)));
}

/**
 * The tables headed by a row, or why its headings are unreliable; null if it belongs to the rows above or to nothing.
 */
function headedBy(
  rows: Rows,
  index: number,
  width: number,
  before: Headings | undefined,
): Forms | HeadingFault | null {
  const row = rows[index] ?? [];
  if (isBlank(row)) return null;
  const beside = before ? findBeside(row) : -1;
  if (beside >= 0) return { refused: 'headingUnread', column: beside };
  if (before && isOfPower(row, before.forms)) {
    const above = rows[index - 1];
    const isOdd = () => isOddRow(row, before.forms) || mayHeadGrid(rows, index, before.forms);
    // It could be read as a row, but below a gap or a name it is more likely a heading.
    const isHeading = isLabelRow(above) || (isBlank(above) && isOdd());
    return isHeading ? { refused: 'headingUnread', column: row.findIndex(isPower) } : null;
  }
  // Columns beyond the headings have no heading.
  const wide = [...row, ...Array<string>(width - row.length).fill('')];
  return headingsAt(rows, index, wide, before);
}

/** All heading rows, or why the headings are unreliable. */
export function findHeadings(rows: Rows): Headings[] | RowFault {
  const found: Headings[] = [];
  const width = Math.max(...rows.map(({ length }) => length));
  for (const index of rows.keys()) {
    const before = found.at(-1);
    if (!before && index >= headingRows) break;
    const forms = headedBy(rows, index, width, before);
    if (forms && 'refused' in forms) return { ...forms, index };
    if (forms) found.push({ index, forms });
  }
  return found.length > 0 ? found : { refused: 'noHeader', index: 0, column: 0 };
}
