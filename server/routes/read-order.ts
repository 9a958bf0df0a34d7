import type { Context } from 'hono';
import { placeOrderRequest } from '../../src/api/contract.ts';
import { checkLineCount } from '../../src/domain/order/order-limits.ts';
import { fateOfId } from '../db/orders/read-orders.ts';
import type { AppEnv } from '../http/app-env.ts';
import { readBody } from '../http/read-body.ts';

/**
 * Reads an order. One of more lines than its account may order is refused by their number, before reading them costs
 * anything; not one that was placed already, which gets its first answer again.
 */
export function readOrder(c: Context<AppEnv>, id: string) {
  const { services, signedIn, limits } = c.var;
  return readBody(c, placeOrderRequest, async (sent) => {
    const excess = checkLineCount(linesIn(sent), limits);
    if (excess.length === 0) return [];
    const fate = await fateOfId(services.database, signedIn.account.id, id);
    return fate === 'placed' ? [] : excess;
  });
}

function linesIn(sent: unknown): number {
  const lines = (sent as { content?: { lines?: unknown } } | null)?.content?.lines;
  return Array.isArray(lines) ? lines.length : 0;
}
