import { axesNamed, isAxisLabel } from './corner.ts';
import { type GridHeading, type HeadingFault, keyColumn, type ListForm } from './forms.ts';
import { gridsIn } from './grid-heading.ts';
import { headingCell } from './heading-cell.ts';
import { listsIn } from './list-heading.ts';

type Row = readonly string[];
type Rows = readonly Row[];
type Forms = readonly (ListForm | GridHeading)[];

/** A row of headings, with the lists or grids that begin below it. */
export type Headings = { readonly index: number; readonly forms: Forms };

export type RowFault = HeadingFault & { readonly index: number };

/** Rows searched for the first headings, below titles and addresses. */
const headingRows = 20;
/** Rows below headings that show what their columns hold. */
const searchedRows = 200;

export const isBlank = (row: Row | undefined) => !row?.some((text) => text.trim() !== '');

const isPower = (text: string | undefined) => headingCell(text ?? '').kind === 'power';

/** Whether a row says which power it is of, so that it heads nothing. Values may be named before a grid's rows. */
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

/** The first row below that is of a power, unless other headings precede it. */
function firstBelow(rows: Rows, index: number, forms: readonly GridHeading[]): Row | undefined {
  const below = rows.slice(index + 1, index + 1 + headingRows).filter((row) => !isBlank(row));
  const found = below.findIndex((row) => isOfPower(row, forms));
  const isHeaded = below.slice(0, Math.max(found, 0)).some((row) => {
    return listsIn(row) !== null || gridsIn(row, []) !== null;
  });
  return isHeaded ? undefined : below[found];
}

/** Quantities bear no sign: a row with signs under the headings is of a list. */
const isCounted = (row: Row, grids: readonly GridHeading[]) =>
  grids.every(({ across }) => across.every((power, column) => !power || !hasSign(row[column])));

/** Values that no quantities are: with a sign, with decimals, or counting up from nothing. */
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

/** Whether a row that says no power may still be one of the rows above it: of a list that lacks a cell. */
const isOfList = (row: Row, forms: Forms) =>
  forms.every((form) => !isGrid(form) && !isNoQuantity(row[form.amount]));

/** The grids that a row heads, if rows of them follow. */
function followedGrids(rows: Rows, index: number, row: Row) {
  const grids = gridsIn(row, rows.slice(index + 1, index + 1 + searchedRows));
  if (!grids || 'refused' in grids) return grids;
  const below = firstBelow(rows, index, grids);
  return below ? { grids, below } : null;
}

/** The grids below a row of a table whose first lists or grids end there; null if it is one of their rows. */
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
  if (isLike && isCounted(below, grids)) return grids;
  return isOfList(row, forms) ? null : { refused: 'headingUnread', column: grids[0]?.corner ?? 0 };
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
  // Values are named, but nothing is headed by them here or in the next row.
  const label = row.findIndex(isAxisLabel);
  const isAbove = gridsIn(rows[index + 1] ?? [], []) !== null;
  return label < 0 || isAbove ? null : { refused: 'headingUnread', column: label };
}

/** Headings behind a power belong to a table that begins next to another one, in one of its rows; -1 if none. */
function findBeside(row: Row): number {
  const first = row.findIndex(isPower);
  return first < 0 ? -1 : row.findIndex((text, column) => column > first && isAxisLabel(text));
}

/** Whether a row with nothing in front has a power in place of a quantity, or no quantity for half a power. */
const isOddRow = (row: Row, forms: Forms) =>
  !isPower(row[0]) &&
  forms.some((form) => {
    if (isGrid(form)) return false;
    const amount = row[form.amount] ?? '';
    const isWhole = isPower(row[form.sphere]) && isPower(row[form.cylinder]);
    const isCount = isPower(amount) || headingCell(amount).kind === 'large';
    const isDecimal = /[.,/\u066b][\d۰-۹]{2}/.test(amount);
    return isDecimal || isNoQuantity(amount) || (!isCount && !isWhole);
  });

/** Whether a row only names values, of the headings below it. */
const isLabelRow = (row: Row | undefined) =>
  !isBlank(row) && row?.every((text) => text.trim() === '' || isAxisLabel(text));

/** What a row heads, or why it is not to be relied on; null if it is one of the rows before it, or of none. */
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
    // It may be read as a row, but below a gap or a name it is rather a heading.
    const isHeading = isLabelRow(above) || (isBlank(above) && isOddRow(row, before.forms));
    return isHeading ? { refused: 'headingUnread', column: row.findIndex(isPower) } : null;
  }
  // Columns beyond the headings have none.
  const wide = [...row, ...Array<string>(width - row.length).fill('')];
  return headingsAt(rows, index, wide, before);
}

/** All rows of headings; or why none is to be relied on. */
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
