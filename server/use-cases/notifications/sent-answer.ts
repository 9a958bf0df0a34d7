import type { SentMessage } from '../../../src/domain/notifications/sent-message.ts';
import { readNames, readSentAbout } from '../../db/notifications/sent-about-order.ts';
import type { OrderScope } from '../../db/orders/read-orders.ts';
import type { Database } from '../../db/pool/database.ts';

/** What was sent about an order, with the names of those it went to; undefined if there is no such order. */
export async function sentAnswer(
  database: Database,
  scope: OrderScope,
  order: { id: string; account: string | undefined },
): Promise<SentMessage[] | undefined> {
  const found = await readSentAbout(database, scope, order);
  if (!found) return undefined;
  const { account, sent, sides } = found;
  const accounts = new Set(sent.map(({ accountId }) => accountId));
  const names = new Map<string, string>();
  for (const each of accounts) {
    const users = new Set(sent.flatMap((one) => (one.accountId === each ? [one.userId] : [])));
    for (const [id, name] of await readNames(database, each, [...users])) names.set(id, name);
  }
  return sent.flatMap(
    ({ id, channel, eventId, event, at, outcome, endedAt, accountId, userId }) => {
      const by = sides.get(eventId ?? '');
      if (!event || !by) return [];
      const message: SentMessage = {
        id,
        channel,
        event,
        by,
        to: names.get(userId) ?? '',
        side: accountId === account ? 'shop' : 'lab',
        at: at.toISOString(),
        outcome,
        endedAt: endedAt?.toISOString() ?? null,
      };
      return [message];
    },
  );
}
