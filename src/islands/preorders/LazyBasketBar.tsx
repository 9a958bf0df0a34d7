import type { Preorder } from '../../domain/order/preorder.ts';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';

const bar = lazy(async () => (await import('./BasketBar.tsx')).BasketBar);

type BarProps = { onDelete: (preorders: readonly Preorder[]) => void };

/** Bulk actions on pre-orders; loaded when the list has some. */
export function LazyBasketBar(props: BarProps) {
  return <Lazy of={bar} given={props} />;
}
