import type { Context } from 'hono';
import type { ZodMiniType } from 'zod/mini';
import { checkLineCount, type OrderLimits } from '../../../src/domain/order/order-limits.ts';
import { statusOfId } from '../../db/orders/read-orders.ts';
import type { AppEnv } from '../../http/app-env.ts';
import type { Declares } from '../../http/declares.ts';
import { readBody } from '../../http/read-body.ts';

/**
 * Parses an order; `sent` is its JSON before parsing. An order with more lines than its account may order is refused
 * before the lines are parsed, unless it has already been placed: then it gets its first answer again.
 */
export async function readOrder<Of extends ZodMiniType>(
  c: Context<AppEnv> & Declares<{ readonly body: Of }>,
  { id, account, limits }: { id: string; account: string; limits: OrderLimits },
) {
  let sent: unknown;
  const request = await readBody<Of>(c, async (json) => {
    sent = json;
    const excess = checkLineCount(countLines(json), limits);
    if (excess.length === 0) return [];
    const status = await statusOfId(c.var.services.database, account, id);
    return status === 'placed' ? [] : excess;
  });
  return { request, sent };
}

function countLines(sent: unknown): number {
  const lines = (sent as { content?: { lines?: unknown } } | null)?.content?.lines;
  return Array.isArray(lines) ? lines.length : 0;
}
