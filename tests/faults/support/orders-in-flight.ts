import { uuidv7 } from 'uuidv7';
import type { OrdersAnswer } from '../../../src/api/orders/contract.ts';
import { orderRequest } from '../../server/support/order-request.ts';

/** The orders sent, and those acknowledged by the server. */
export interface Ledger {
  sent: Map<string, string>;
  acknowledged: Set<string>;
}

/** Sends an order under its key and records an acknowledgement. Ignores a lost connection. */
export async function send(ledger: Ledger, origin: string, cookie: string, key: string) {
  const reference = ledger.sent.get(key) ?? `F-${ledger.sent.size}`;
  ledger.sent.set(key, reference);
  const answer = await fetch(`${origin}/api/orders`, {
    method: 'POST',
    headers: {
      Origin: origin,
      Cookie: cookie,
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
    },
    body: JSON.stringify(orderRequest(reference)),
  }).catch(() => undefined);
  const order = await answer?.json().catch(() => undefined);
  const isPlaced = answer?.status === 201 || answer?.status === 200;
  if (isPlaced && order?.id === key && order.reference === reference) ledger.acknowledged.add(key);
}

/** Sends orders one after another until stopped. */
export async function keepSending(
  ledger: Ledger,
  origin: string,
  cookie: string,
  stopped: AbortSignal,
): Promise<void> {
  while (!stopped.aborted) await send(ledger, origin, cookie, uuidv7());
}

/** Throws unless exactly the acknowledged orders were found, each once. */
export function compareIds({ acknowledged }: Ledger, found: readonly string[]): void {
  const present = new Set(found);
  const lost = [...acknowledged].filter((id) => !present.has(id));
  if (lost.length > 0)
    throw new Error(`${lost.length} acknowledged orders are lost: ${lost[0]}, …`);
  if (present.size !== found.length) throw new Error(`${found.length - present.size} orders twice`);
  const unknown = found.length - acknowledged.size;
  if (unknown > 0) throw new Error(`${unknown} orders nobody sent`);
}

/** Ids of all orders of the account, duplicates included. */
export async function listIds(origin: string, cookie: string): Promise<string[]> {
  const ids: string[] = [];
  let after = '';
  do {
    const url = `${origin}/api/orders?limit=100${after}`;
    const page: OrdersAnswer = await (await fetch(url, { headers: { Cookie: cookie } })).json();
    ids.push(...page.orders.map(({ id }) => id));
    after = page.next ? `&after=${encodeURIComponent(page.next)}` : '';
  } while (after);
  return ids;
}
