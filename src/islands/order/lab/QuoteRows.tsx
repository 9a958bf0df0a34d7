import type { Order } from '../../../domain/order/order.ts';
import { namesInOrder } from '../../../domain/order/part-name.ts';
import { priceBreakdown } from '../../../domain/order/price-breakdown.ts';
import { quotedTotal } from '../../../domain/order/quote.ts';
import { PriceRows } from '../../../ui/prices/PriceRows.tsx';

/** The known parts of an order's price, and the total including the price typed for the rest. */
export function QuoteRows({ order, typed }: { order: Order; typed: string }) {
  const { parts } = order.price;
  if (!parts) return null;
  const price = priceBreakdown(parts, quotedTotal(order, typed));
  return <PriceRows price={price} nameOf={namesInOrder(order)} />;
}
