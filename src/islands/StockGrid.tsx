import { useEffect } from 'react';
import { emptyStockDraft } from '../domain/stock/draft-content.ts';
import { followSending } from '../stores/stock/after-sending.ts';
import { $stock, followStock } from '../stores/stock/stock.ts';
import { followGrid } from '../stores/stock-grid/grid.ts';
import { gridOrder } from '../stores/stock-grid/order.ts';
import { useLive } from './base/use-live.ts';
import { PowerGrid } from './stock-grid/cells/PowerGrid.tsx';
import { PowerStrip } from './stock-grid/cells/PowerStrip.tsx';
import { useTouch } from './stock-grid/hands/use-touch.ts';
import { GridCounted } from './stock-grid/notes/GridCounted.tsx';
import { GridWaiting } from './stock-grid/notes/GridWaiting.tsx';
import { GridSummary } from './stock-grid/tools/GridSummary.tsx';
import { GridTools } from './stock-grid/tools/GridTools.tsx';

/** The bulk order: a grid of powers that moves like a spreadsheet, and on a touch screen a strip of them. */
export function StockGrid() {
  const stock = useLive($stock, null);
  const isTouch = useTouch();
  useEffect(followStock, []);
  useEffect(followGrid, []);
  useEffect(() => followSending(gridOrder.$outcome), []);
  useEffect(() => gridOrder.follow(emptyStockDraft()), []);
  if (!stock) return <GridWaiting />;
  return (
    <div className="stock-grid-page">
      <GridTools lenses={stock.lenses} />
      {isTouch ? <PowerStrip /> : <PowerGrid />}
      <GridCounted />
      <GridSummary stock={stock} />
    </div>
  );
}
