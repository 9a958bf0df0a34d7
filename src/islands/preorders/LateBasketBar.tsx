import { type ComponentType, useEffect, useState } from 'react';
import type { Preorder } from '../../domain/order/preorder.ts';

type BarProps = { onDelete: (preorders: readonly Preorder[]) => void };

/** What can be done with several pre-orders at once; fetched once the list has some. */
export function LateBasketBar(props: BarProps) {
  const [view, setView] = useState<{ BasketBar: ComponentType<BarProps> } | null>(null);
  useEffect(() => {
    let isOver = false;
    import('./BasketBar.tsx').then(
      (found) => !isOver && setView(found),
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, []);
  return view && <view.BasketBar {...props} />;
}
