import type { PowerGrid } from '../../../domain/power-grid/grid.ts';
import { rangeOf } from '../../../domain/power-grid/selection.ts';
import { stockCellKey } from '../../../domain/stock/chart.ts';
import type { ShelfStates } from '../../../domain/stockroom/shelf-chart.ts';
import type { ShelfTask } from '../../../domain/stockroom/shelf-task.ts';
import type { Locale } from '../../../i18n/language/locale.ts';
import type { CellEdit } from '../../../stores/power-grid/grid.ts';
import type { GridNames } from '../../power-grid/cells/grid-names.ts';
import type { ShelfRowProps } from './ShelfRow.tsx';

type Shown = {
  names: GridNames;
  states: ShelfStates | undefined;
  task: ShelfTask;
  locale: Locale;
  edit: CellEdit | null;
};

function isLow(states: ShelfStates | undefined, key: string): boolean {
  const state = states?.get(key);
  return state !== undefined && state.level !== null && state.onHand < state.level;
}

/** Data each row is drawn from. */
export function shelfRowsOf(grid: PowerGrid, shown: Shown): ShelfRowProps[] {
  const { window, quantities, selection } = grid;
  const { names, states, task, locale, edit } = shown;
  const { top, bottom, first, last } = rangeOf(selection);
  return names.rows.map((name, row) => ({
    row,
    name,
    cells: names.columns.map(({ said }, column) => {
      const isActive = row === selection.active.row && column === selection.active.column;
      const sphere = window.spheres[row] ?? 0;
      const cylinder = window.cylinders[column] ?? 0;
      const { lens, diameter } = window;
      const key = stockCellKey({ lens, diameter, sphere, cylinder });
      return {
        column,
        row: name.said,
        name: said,
        count: window.counts[row]?.[column] ?? null,
        pieces: quantities.pieces[row]?.[column] ?? null,
        isMade: states?.has(key) ?? false,
        isLow: isLow(states, key),
        task,
        locale,
        isActive,
        isSelected: row >= top && row <= bottom && column >= first && column <= last,
        edit: isActive ? edit : null,
      };
    }),
  }));
}
