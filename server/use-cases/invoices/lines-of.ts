import { partsOf, sumsOf } from '../../../src/domain/invoices/compose-lines.ts';
import type { InvoiceLine } from '../../../src/domain/invoices/invoice.ts';
import { orderNumber } from '../../../src/domain/order/order-number.ts';
import type { PricePart } from '../../../src/domain/prices/price-parts.ts';
import type { Bilingual } from '../../../src/domain/vocabulary/bilingual.ts';
import type { ChargedOrder } from '../../db/invoices/charged-orders.ts';
import { type InvoicedOrder, invoicedOrders } from '../../db/invoices/invoiced-orders.ts';
import type { Transaction } from '../../db/schema/transaction.ts';
import { orderSummary } from '../orders/order-answer.ts';

/** The name of a part when the order was placed; null if the kind of part is enough. */
function partName(
  order: InvoicedOrder,
  { part, id }: Pick<PricePart, 'part' | 'id'>,
): Bilingual | null {
  if (order.kind === 'stock') return order.lensNames[id] ?? null;
  if (order.kind === 'accessories') return order.lensNames[id]?.name ?? null;
  const { design, coating, services } = order.lensNames;
  if (part === 'lens') return design;
  return part === 'coating' ? coating : (services[id] ?? null);
}

function lineOf(order: InvoicedOrder, charged: ChargedOrder): InvoiceLine {
  const split = order.parts && partsOf(order.parts, charged);
  const named = split?.parts.map(({ id, ...part }) => {
    return { ...part, name: partName(order, { part: part.part, id }) };
  });
  return {
    order: { id: order.id, number: orderNumber(order.id) },
    title: orderSummary(order).title,
    pieces: order.count,
    parts: named ?? [],
    ...(split?.sums ?? sumsOf(charged)),
  };
}

/** The lines of an invoice, one per order, sorted by charge. */
export async function linesOf(
  transaction: Transaction,
  account: string,
  charged: readonly ChargedOrder[],
): Promise<InvoiceLine[]> {
  const ids = charged.map(({ order }) => order);
  const orders = await invoicedOrders(transaction, account, ids);
  return charged.map((each) => {
    const order = orders.get(each.order);
    if (!order) throw new Error('A charged order is missing.');
    return lineOf(order, each);
  });
}
