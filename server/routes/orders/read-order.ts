import type { Context } from 'hono';
import { placeOrderRequest } from '../../../src/api/contract.ts';
import { checkLineCount, type OrderLimits } from '../../../src/domain/order/order-limits.ts';
import { statusOfId } from '../../db/orders/read-orders.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { readBody } from '../../http/read-body.ts';

/**
 * Parses an order. One with more lines than its account may order is refused before the lines are parsed, unless it was
 * placed already: then it gets its first answer again.
 */
export function readOrder(
  c: Context<AppEnv>,
  { id, account, limits }: { id: string; account: string; limits: OrderLimits },
) {
  return readBody(c, placeOrderRequest, async (sent) => {
    const excess = checkLineCount(countLines(sent), limits);
    if (excess.length === 0) return [];
    const status = await statusOfId(c.var.services.database, account, id);
    return status === 'placed' ? [] : excess;
  });
}

function countLines(sent: unknown): number {
  const lines = (sent as { content?: { lines?: unknown } } | null)?.content?.lines;
  return Array.isArray(lines) ? lines.length : 0;
}
