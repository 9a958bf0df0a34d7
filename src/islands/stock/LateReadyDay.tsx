import { type ComponentType, useEffect, useState } from 'react';
import type { Rials } from '../../domain/vocabulary/money.ts';

type Ordered = { pieces: number; total: Rials | null };

/**
 * About when the order would be ready, and what is left of the credit; fetched once something is ordered, and left out
 * where it cannot be.
 */
export function LateReadyDay({ pieces, total }: Ordered) {
  const [view, setView] = useState<{ Day: ComponentType<Pick<Ordered, 'total'>> } | null>(null);
  const isEmpty = pieces === 0;
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
      <view.Day total={total} />
    </p>
  );
}
