// biome-ignore-all lint/a11y/useSemanticElements: as in the shops' power grid, whose keys and styles it shares.
// biome-ignore-all lint/a11y/useFocusableInteractive: only one cell of the grid is focusable at a time.
import { useStore } from '@nanostores/react';
import { useLayoutEffect, useMemo } from 'react';
import type { PowerGrid } from '../../../domain/power-grid/grid.ts';
import { stockroom } from '../../../i18n/stockroom/stockroom.ts';
import { $editing, $grid } from '../../../stores/power-grid/grid.ts';
import { $locale } from '../../../stores/shell/locale.ts';
import { $cells } from '../../../stores/stockroom/items.ts';
import { $head } from '../../../stores/stockroom/typed.ts';
import { useLive } from '../../base/use-live.ts';
import { useMessages } from '../../base/use-messages.ts';
import { GridHeads } from '../../power-grid/cells/GridHeads.tsx';
import { type GridNames, namesOf } from '../../power-grid/cells/grid-names.ts';
import { useGridFocus } from '../../power-grid/input/use-grid-focus.ts';
import { useGridInput } from '../../power-grid/input/use-grid-input.ts';
import { gridKeysId } from '../../power-grid/notes/GridKeys.tsx';
import { ShelfLegend } from './ShelfLegend.tsx';
import { ShelfRow } from './ShelfRow.tsx';
import { shelfRowsOf } from './shelf-rows.ts';

function Rows({ grid, names }: { grid: PowerGrid; names: GridNames }) {
  const edit = useStore($editing);
  const states = useStore($cells)?.states;
  const { task } = useStore($head);
  const locale = useLive($locale, 'fa');
  const rows = useMemo(
    () => shelfRowsOf(grid, { names, states, task, locale, edit }),
    [grid, names, states, task, locale, edit],
  );
  return rows.map((row) => <ShelfRow key={row.name.said} {...row} />);
}

function Grid({ grid }: { grid: PowerGrid }) {
  const locale = useLive($locale, 'fa');
  const names = useMemo(() => namesOf(grid.window, locale), [grid.window, locale]);
  const { gridName } = useMessages(stockroom);
  const element = useGridFocus(grid);
  const handlers = useGridInput();
  const columns = names.columns.length;
  useLayoutEffect(() => {
    element.current?.style.setProperty('--columns', String(columns));
  }, [element, columns]);
  return (
    <div className="power-grid-window" dir="ltr">
      <div
        ref={element}
        role="grid"
        className="power-grid-table stockroom-grid"
        aria-label={gridName}
        aria-describedby={gridKeysId}
        aria-multiselectable="true"
        aria-rowcount={names.rows.length + 1}
        aria-colcount={columns + 1}
        {...handlers}
      >
        <GridHeads names={names} />
        <Rows grid={grid} names={names} />
      </div>
    </div>
  );
}

/** Powers of one lens in one diameter: spheres down, cylinders across, left to right in both languages. */
export function ShelfGrid() {
  const grid = useStore($grid);
  if (!grid) return null;
  return (
    <section className="stockroom-powers">
      <Grid grid={grid} />
      <ShelfLegend />
    </section>
  );
}
