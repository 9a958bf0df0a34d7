import { type ComponentType, useEffect, useState } from 'react';
import type { Rials } from '../../domain/vocabulary/money.ts';

type Credit = ComponentType<{ total: Rials; className?: string }>;

type CreditProps = {
  /** Null is "price on request" or not known. */
  total: Rials | null;
  className?: string;
};

/** What is left of the credit; fetched once there is something to pay. */
export function LateCredit({ total, ...look }: CreditProps) {
  const [view, setView] = useState<{ Credit: Credit } | null>(null);
  const isPriced = total !== null && total > 0;
  useEffect(() => {
    if (!isPriced) return;
    let isOver = false;
    import('./CreditAfter.tsx').then(
      ({ CreditAfter }) => !isOver && setView({ Credit: CreditAfter }),
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [isPriced]);
  return view && isPriced ? <view.Credit total={total} {...look} /> : null;
}
