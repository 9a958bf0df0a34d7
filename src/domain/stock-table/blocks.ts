import type { StockChart } from '../stock/stock.ts';
import { axesNamed, type Down, downFromCorner, otherOf } from './corner.ts';
import { findHeadings, type Headings, isBlank, type RowFault } from './find-headings.ts';
import { type GridForm, type GridHeading, keyColumn, type TableForm } from './forms.ts';
import { headingCell } from './heading-cell.ts';
import { orientationOf } from './orientation.ts';

type Rows = readonly (readonly string[])[];

/** A list or grid, with its zero-based rows from `from` up to but not including `to`. */
export type Block = {
  readonly form: TableForm;
  readonly heading: number;
  readonly from: number;
  readonly to: number;
};

const powersIn = (texts: readonly (string | undefined)[]) =>
  texts.flatMap((text) => {
    const cell = headingCell(text ?? '');
    return cell.kind === 'power' ? [cell] : [];
  });

/** The axis named by these cells if exactly one is named. */
function onlyAxis(texts: readonly (string | undefined)[]): Down | null {
  const named = texts.map((text) => axesNamed(text ?? '')).filter((axes) => axes.length === 1);
  const [axis, other] = new Set(named.flat());
  return axis && !other ? axis : null;
}

/** Which axis runs down, according to the corner, the row above the headings and the columns before them. */
function downFromSurroundings(
  grid: GridHeading,
  above: readonly string[],
  heading: readonly string[],
  body: Rows,
): Down | 'unsure' | null {
  const across = onlyAxis(above.filter((_, column) => grid.across[column]));
  const labels = grid.spare.filter(({ column }) => column < grid.corner);
  const beside = onlyAxis(labels.flatMap(({ column }) => body.map((row) => row[column])));
  const [said, ...others] = new Set(
    [
      downFromCorner(heading[grid.corner] ?? ''),
      downFromCorner(
        axesNamed(above[grid.corner] ?? '').length > 1 ? (above[grid.corner] ?? '') : '',
      ),
      across && otherOf(across),
      beside,
    ].filter((each) => each !== null),
  );
  return others.length > 0 ? 'unsure' : (said ?? null);
}

function turn(
  grid: GridHeading,
  rows: Rows,
  { heading, from, to }: Omit<Block, 'form'>,
  charts: readonly StockChart[],
): GridForm | RowFault {
  const body = rows.slice(from, to);
  const down = orientationOf({
    across: grid.across.filter((power) => power !== null),
    down: powersIn(body.map((row) => row[grid.corner])),
    said: downFromSurroundings(grid, rows[heading - 1] ?? [], rows[heading] ?? [], body),
    hint: onlyAxis([rows[heading]?.[grid.corner]]),
    charts,
  });
  if (down === 'unsure') return { refused: 'orientation', index: heading, column: grid.corner };
  if (down === 'cylinderSign') return { refused: down, index: heading, column: grid.corner + 1 };
  return { kind: 'grid', ...grid, down };
}

/** Powers above all headings would be lost, so they are a fault. */
function findAbove(rows: Rows, { index }: Headings): RowFault | null {
  const at = rows.slice(0, index).findIndex((row) => {
    const powers = powersIn(row);
    return powers.length > 1 && powers.some(({ sign }) => sign !== '');
  });
  return at < 0 ? null : { refused: 'aboveHeading', index: at, column: 0 };
}

/** The lists and grids of a table, stacked or side by side, or the reason why they cannot be separated. */
export function findBlocks(rows: Rows, charts: readonly StockChart[]): Block[] | RowFault {
  const found = findHeadings(rows);
  if ('refused' in found) return found;
  const [first] = found;
  const above = first && findAbove(rows, first);
  if (above) return above;
  const blocks: Block[] = [];
  for (const [at, { index, forms }] of found.entries()) {
    const place = { heading: index, from: index + 1, to: found[at + 1]?.index ?? rows.length };
    for (const each of forms) {
      const form = 'kind' in each ? each : turn(each, rows, place, charts);
      if ('refused' in form) return form;
      blocks.push({ ...place, form });
    }
  }
  return blocks;
}

/** The rows of a block that have a power. */
export const rowsOf = (rows: Rows, { form, from, to }: Block): Rows =>
  rows.slice(from, to).filter((row) => {
    return !isBlank(row) && headingCell(row[keyColumn(form)] ?? '').kind === 'power';
  });
