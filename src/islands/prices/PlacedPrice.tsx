import type { Order } from '../../domain/order/order.ts';
import { namesInOrder } from '../../domain/order/part-name.ts';
import { priceBreakdown } from '../../domain/order/price-breakdown.ts';
import { PriceRows } from '../../ui/prices/PriceRows.tsx';

/** The price of a placed order, part by part, as it was priced. */
export function PlacedPrice({ order }: { order: Order }) {
  const { parts } = order.price;
  if (!parts) return null;
  return <PriceRows price={priceBreakdown(parts, order.total)} nameOf={namesInOrder(order)} />;
}
