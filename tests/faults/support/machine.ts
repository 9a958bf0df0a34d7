import { setTimeout as wait } from 'node:timers/promises';
import { uuidv7 } from 'uuidv7';
import type { FeedAnswer, ReportAnswer } from '../../../src/api/hand-off/contract.ts';
import { handOffPaths } from '../../../src/api/hand-off/paths.ts';
import { orderRequest } from '../../server/support/order-request.ts';

interface Asked {
  method?: string;
  cookie?: string;
  key?: string;
  id?: string;
  body?: object;
}

/** A request by a panel, with a cookie, or by a program, with a key. */
export function askServer(
  address: string,
  { method = 'GET', cookie, key, id, body }: Asked,
): Promise<Response> {
  return fetch(address, {
    method,
    headers: {
      ...(cookie && { Cookie: cookie, Origin: new URL(address).origin }),
      ...(key && { Authorization: `Bearer ${key}` }),
      ...(id && { 'Idempotency-Key': id }),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    body: body ? JSON.stringify(body) : null,
  });
}

interface Accepting {
  origin: string;
  shop: string;
  key: string;
  /** Events that the server acknowledged as recorded. */
  accepted: Set<string>;
}

/** Places orders and reports them as accepted, one after another until stopped. Ignores lost connections. */
export async function keepAccepting(
  { origin, shop, key, accepted }: Accepting,
  stopped: AbortSignal,
): Promise<void> {
  while (!stopped.aborted) {
    const [order, id] = [uuidv7(), uuidv7()];
    try {
      const orders = `${origin}/api/orders`;
      await askServer(orders, { method: 'POST', cookie: shop, id: order, body: orderRequest() });
      const events = [{ id, order, event: 'accept', promisedFor: '2030-01-01' }];
      const reports = `${origin}${handOffPaths.events}`;
      const answer = await askServer(reports, { method: 'POST', key, body: { events } });
      const { outcomes }: ReportAnswer = await answer.json();
      if (outcomes[0]?.result === 'recorded') accepted.add(id);
    } catch {
      await wait(20);
    }
  }
}

/** The lab's software, which reads the feed and stores what it received together with its position. */
export class FeedReader {
  /** Ids handed over, in order. */
  readonly ids: string[] = [];
  readonly #address: string;
  readonly #key: string;
  #next = '';

  constructor(origin: string, key: string) {
    this.#address = `${origin}${handOffPaths.orders}`;
    this.#key = key;
  }

  /** Reads everything new. */
  async readOn(): Promise<void> {
    for (let more = true; more; ) {
      const since = this.#next === '' ? '' : `&since=${this.#next}`;
      const address = `${this.#address}?event=accept&limit=7${since}`;
      const answer = await askServer(address, { key: this.#key });
      if (!answer.ok) throw new Error(`the feed answered ${answer.status}`);
      const page: FeedAnswer = await answer.json();
      this.ids.push(...page.orders.map(({ id }) => id));
      this.#next = page.next;
      more = page.more;
    }
  }

  /** Reads until stopped. Ignores lost connections. */
  async keepReading(stopped: AbortSignal): Promise<void> {
    while (!stopped.aborted)
      await this.readOn().then(
        () => wait(50),
        () => wait(50),
      );
  }
}
