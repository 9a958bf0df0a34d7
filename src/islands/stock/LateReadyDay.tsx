import { type ComponentType, useEffect, useState } from 'react';
import type { StockLine } from '../../domain/stock/stock.ts';
import type { Rials } from '../../domain/vocabulary/money.ts';

type Ordered = { lines: readonly StockLine[]; total: Rials | null };

/**
 * About when the order would be ready, and notes on its total; fetched once something is ordered, and left out
 * where it cannot be.
 */
export function LateReadyDay(ordered: Ordered) {
  const [view, setView] = useState<{ Day: ComponentType<Ordered> } | null>(null);
  const isEmpty = ordered.lines.length === 0;
  useEffect(() => {
    if (isEmpty) return;
    let isOver = false;
    import('./late/ReadyDay.tsx').then(
      ({ ReadyDay }) => !isOver && setView({ Day: ReadyDay }),
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [isEmpty]);
  if (!view || isEmpty) return null;
  return (
    <p className="stock-ready" role="status">
      <view.Day {...ordered} />
    </p>
  );
}
