import type { SentMessage } from '../../../src/domain/notifications/sent-message.ts';
import { readNames, readSentAbout } from '../../db/notifications/sent-about-order.ts';
import type { OrderScope } from '../../db/orders/read-orders.ts';
import type { Database } from '../../db/pool/database.ts';

/** The messages sent about an order, with the names of their recipients; undefined if there is no such order. */
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
  return sent.flatMap((each) => {
    const { id, channel, at, outcome, endedAt, accountId, userId, wearer } = each;
    const ended = { outcome, endedAt: endedAt?.toISOString() ?? null };
    const known = { id, channel, at: at.toISOString(), ...ended };
    if (wearer !== null) return { ...known, event: null, by: null, to: wearer, side: 'wearer' };
    const { event } = each;
    const by = sides.get(each.eventId ?? '');
    if (!event || !by) return [];
    const side = accountId === account ? 'shop' : 'lab';
    return { ...known, event, by, to: names.get(userId) ?? '', side };
  });
}
