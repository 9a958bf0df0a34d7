import type { Preorder } from '../../domain/order/preorder.ts';
import { Late } from '../base/Late.tsx';
import { late } from '../base/late-code.ts';

const bar = late(async () => (await import('./BasketBar.tsx')).BasketBar);

type BarProps = { onDelete: (preorders: readonly Preorder[]) => void };

/** Bulk actions on pre-orders; fetched once the list has some. */
export function LateBasketBar(props: BarProps) {
  return <Late of={bar} given={props} />;
}
