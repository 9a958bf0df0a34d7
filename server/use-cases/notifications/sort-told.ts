import type { OrderState } from '../../../src/domain/lifecycle/order-state.ts';
import type { Outcome } from '../../../src/domain/notifications/outcome.ts';
import { isStillTrue } from '../../../src/domain/notifications/still-true.ts';
import type { ClaimedMessage } from '../../db/notifications/claim-messages.ts';
import {
  type FoundEvent,
  readTold,
  readToldEvents,
  type Told,
} from '../../db/notifications/told-event.ts';
import type { Database } from '../../db/pool/database.ts';

/** Something that is worth telling. */
export type LiveTold = Told &
  Pick<FoundEvent, 'by' | 'customer'> & {
    /** Where its order is. */
    state: OrderState;
  };

/** Of what leaves with a message, what is worth telling, and how the rest ends, by its id. */
export interface SortedTold {
  live: LiveTold[];
  over: Map<string, Outcome>;
}

/** Sorts what leaves with a message by whether it is worth telling now. */
export async function sortTold(database: Database, message: ClaimedMessage): Promise<SortedTold> {
  const told = await readTold(database, message);
  const byAccount = Map.groupBy(told, ({ account }) => account);
  const found = new Map<string, FoundEvent>();
  for (const [account, its] of byAccount) {
    const events = await readToldEvents(database, message, account, its);
    for (const event of events) found.set(`${account} ${event.id}`, event);
  }
  const sorted: SortedTold = { live: [], over: new Map() };
  for (const each of told) {
    const event = found.get(`${each.account} ${each.eventId}`);
    if (each.expiresAt.getTime() <= Date.now()) sorted.over.set(each.id, 'givenUp');
    else if (!event || !isStillTrue(event)) sorted.over.set(each.id, 'outdated');
    else sorted.live.push({ ...each, by: event.by, customer: event.customer, state: event.then });
  }
  return sorted;
}
