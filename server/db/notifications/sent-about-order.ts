import type { OrderScope } from '../orders/read-orders.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';

/** Lists at most this many, the latest ones. Nobody reads a longer list. */
const mostListed = 200;

/**
 * The messages sent about an order, newest first, to users of the account (for the lab, of all accounts), and who
 * caused each event. Undefined if there is no such order.
 */
export function readSentAbout(
  database: Database,
  scope: OrderScope,
  { id, account }: { id: string; account: string | undefined },
) {
  return inScope(database, scope, async (transaction) => {
    let orders = transaction.selectFrom('orders').select(['accountId']).where('id', '=', id);
    const named = scope === 'lab' ? account : scope.account;
    if (named) orders = orders.where('accountId', '=', named);
    const order = await orders.orderBy('placedAt').limit(1).executeTakeFirst();
    if (!order) return undefined;
    let messages = transaction
      .selectFrom('outgoingMessages')
      .select([
        'accountId',
        'id',
        'userId',
        'channel',
        'eventId',
        'event',
        'at',
        'outcome',
        'endedAt',
        'wearer',
      ])
      .where('orderId', '=', id)
      .where('orderAccount', '=', order.accountId);
    // What a shop sent to its customer stays between those two.
    if (scope === 'lab') messages = messages.where('wearer', 'is', null);
    else messages = messages.where('accountId', '=', scope.account);
    const sent = await messages.orderBy('at', 'desc').orderBy('id').limit(mostListed).execute();
    const events = await transaction
      .selectFrom('orderEvents')
      .select(['id', 'side'])
      .where((eb) => eb.and({ accountId: order.accountId, orderId: id }))
      .execute();
    const sides = new Map(events.map((event) => [event.id, event.side]));
    return { account: order.accountId, sent, sides };
  });
}

/** Names of an account's users by id. */
export async function readNames(
  database: Database,
  account: string,
  users: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (users.length === 0) return new Map();
  const people = await inScope(database, { account }, (transaction) =>
    transaction
      .selectFrom('users')
      .select(['id', 'name'])
      .where('accountId', '=', account)
      .where('id', 'in', users)
      .execute(),
  );
  return new Map(people.map(({ id, name }) => [id, name]));
}
