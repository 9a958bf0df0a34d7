import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import type { PowerGrid } from '../../../domain/power-grid/grid.ts';
import { stockroom } from '../../../i18n/stockroom/stockroom.ts';
import { $editing, $grid } from '../../../stores/power-grid/grid.ts';
import { $locale } from '../../../stores/shell/locale.ts';
import { $cells } from '../../../stores/stockroom/items.ts';
import { $head } from '../../../stores/stockroom/typed.ts';
import { useLive } from '../../base/use-live.ts';
import { useMessages } from '../../base/use-messages.ts';
import { GridFrame } from '../../power-grid/cells/GridFrame.tsx';
import { GridHeads } from '../../power-grid/cells/GridHeads.tsx';
import { type GridNames, namesOf } from '../../power-grid/cells/grid-names.ts';
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
  return (
    <GridFrame
      grid={grid}
      names={names}
      label={gridName}
      className="power-grid-table stockroom-grid"
      extra={1}
    >
      {() => (
        <>
          <GridHeads names={names} />
          <Rows grid={grid} names={names} />
        </>
      )}
    </GridFrame>
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
