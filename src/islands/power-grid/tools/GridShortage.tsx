import { useStore } from '@nanostores/react';
import { isBeyond } from '../../../domain/shelf/availability.ts';
import { missingLine } from '../../../domain/shelf/shortage.ts';
import { stockCellKey, stockOnHand } from '../../../domain/stock/chart.ts';
import type { StockCatalogue } from '../../../domain/stock/stock.ts';
import { stockShortages } from '../../../i18n/shelf/shortages.ts';
import { $settledLines } from '../../../stores/power-grid/grid.ts';
import { $orderTexts, gridOrder, setWaits, takeOnHand } from '../../../stores/power-grid/order.ts';
import { ShelfShortage } from '../../shelf/lazy/ShelfShortage.tsx';

/** What is missing of the order, and what waits. `count`: powers with too little stock. */
export function GridShortage({ stock, count }: { stock: StockCatalogue; count: number }) {
  const lines = useStore($settledLines);
  const refusal = useStore(gridOrder.$refusal);
  const { waits } = useStore($orderTexts);
  const refused = refusal.flatMap((issue) => missingLine(issue) ?? []);
  const missing = lines.filter((line, place) => {
    const onHand = stockOnHand(stock, line) ?? null;
    return refused.includes(place) || (onHand !== null && isBeyond(onHand, line.pieces));
  });
  const keys = missing.map(stockCellKey);
  return (
    <ShelfShortage
      texts={stockShortages.texts}
      count={count}
      missing={keys.filter((key) => !waits.includes(key))}
      waits={lines.map(stockCellKey).filter((key) => waits.includes(key))}
      onTake={() => void takeOnHand()}
      onWait={setWaits}
    />
  );
}
