import type { OrderState } from '../../../src/domain/lifecycle/order-state.ts';
import type { Outcome } from '../../../src/domain/notifications/outcome.ts';
import { isStillTrue } from '../../../src/domain/notifications/still-true.ts';
import type { ClaimedMessage } from '../../db/notifications/claim-messages.ts';
import {
  type FoundEvent,
  type QueuedEvent,
  readNotifiedEvents,
  readQueuedEvents,
} from '../../db/notifications/queued-events.ts';
import type { Database } from '../../db/pool/database.ts';

/** An event that is still worth reporting. */
export type LiveEvent = QueuedEvent &
  Pick<FoundEvent, 'by' | 'customer'> & {
    /** The state that the event led to. */
    state: OrderState;
  };

/** The events of a message: those worth reporting, and the outcomes of the others by id. */
export interface SortedEvents {
  live: LiveEvent[];
  over: Map<string, Outcome>;
}

/** Sorts a message's events by whether they are still worth reporting. */
export async function sortEvents(
  database: Database,
  message: ClaimedMessage,
): Promise<SortedEvents> {
  const pending = await readQueuedEvents(database, message);
  const byAccount = Map.groupBy(pending, ({ account }) => account);
  const found = new Map<string, FoundEvent>();
  for (const [account, ofAccount] of byAccount) {
    const events = await readNotifiedEvents(database, message, account, ofAccount);
    for (const event of events) found.set(`${account} ${event.id}`, event);
  }
  const sorted: SortedEvents = { live: [], over: new Map() };
  for (const each of pending) {
    const event = found.get(`${each.account} ${each.eventId}`);
    if (each.expiresAt.getTime() <= Date.now()) sorted.over.set(each.id, 'givenUp');
    else if (!event || !isStillTrue(event)) sorted.over.set(each.id, 'outdated');
    else sorted.live.push({ ...each, by: event.by, customer: event.customer, state: event.then });
  }
  return sorted;
}
