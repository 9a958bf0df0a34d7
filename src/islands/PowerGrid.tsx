import { useEffect } from 'react';
import { emptyStockDraft } from '../domain/stock/draft-content.ts';
import { askedNames } from '../panel/asked-names.ts';
import { takeAsked } from '../stores/compose/take-asked.ts';
import { followGrid } from '../stores/power-grid/grid.ts';
import { gridOrder } from '../stores/power-grid/order.ts';
import { followSending } from '../stores/shelf/after-sending.ts';
import { $stock, followStock, refreshStock } from '../stores/stock/stock.ts';
import { useLive } from './base/use-live.ts';
import { LazyCaller } from './caller/LazyCaller.tsx';
import { LazyNothingSold } from './compose/LazyNothingSold.tsx';
import { GridTable } from './power-grid/cells/GridTable.tsx';
import { PowerStrip } from './power-grid/cells/PowerStrip.tsx';
import { useTouch } from './power-grid/input/use-touch.ts';
import { GridCounted } from './power-grid/notes/GridCounted.tsx';
import { GridWaiting } from './power-grid/notes/GridWaiting.tsx';
import { GridSummary } from './power-grid/tools/GridSummary.tsx';
import { GridTools } from './power-grid/tools/GridTools.tsx';

/** Bulk orders: a grid of powers that works like a spreadsheet, or a strip of powers on touch screens. */
export function PowerGrid() {
  const stock = useLive($stock, null);
  const isTouch = useTouch();
  useEffect(followStock, []);
  useEffect(followGrid, []);
  useEffect(() => followSending(gridOrder.$outcome, refreshStock), []);
  useEffect(
    () => gridOrder.follow({ ...emptyStockDraft(), lens: takeAsked(askedNames.stockLens) }),
    [],
  );
  if (!stock) return <GridWaiting />;
  return (
    <div className="power-grid-page">
      <LazyCaller />
      {stock.lenses.length === 0 ? (
        <LazyNothingSold of="stock" />
      ) : (
        <>
          <GridTools lenses={stock.lenses} />
          {isTouch ? <PowerStrip /> : <GridTable />}
          <GridCounted />
          <GridSummary stock={stock} />
        </>
      )}
    </div>
  );
}
