import type { PowerGrid } from '../../../domain/power-grid/grid.ts';
import { rangeOf } from '../../../domain/power-grid/selection.ts';
import type { RowProps } from './GridRow.tsx';
import type { GridNames } from './grid-names.ts';

type Shown = Pick<RowProps, 'unit' | 'locale' | 'edit'> & { names: GridNames };

const none: readonly never[] = [];

/** The part of a selection within a row. */
function selectedIn(row: number, { selection }: PowerGrid) {
  const { top, bottom, first, last } = rangeOf(selection);
  const isIn = row >= top && row <= bottom;
  const isActive = row === selection.active.row;
  return {
    active: isActive ? selection.active.column : -1,
    first: isIn ? first : -1,
    last: isIn ? last : -1,
  };
}

/** Data each row is drawn from. */
export function rowsOf(grid: PowerGrid, { names, unit, locale, edit }: Shown): RowProps[] {
  const { window, quantities } = grid;
  return names.rows.map((name, row) => {
    const selected = selectedIn(row, grid);
    return {
      row,
      name,
      columns: names.columns,
      counts: window.counts[row] ?? none,
      pieces: quantities.pieces[row] ?? none,
      sum: quantities.rows[row] ?? 0,
      unit,
      locale,
      ...selected,
      edit: selected.active < 0 ? null : edit,
    };
  });
}
