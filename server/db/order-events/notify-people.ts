import { CompiledQuery } from 'kysely';
import type { EventName } from '../../../src/domain/lifecycle/event-name.ts';
import { isOutsideTopic, usefulSeconds } from '../../../src/domain/notifications/outside-topics.ts';
import { type Reader, topicOf } from '../../../src/domain/notifications/topics.ts';
import type { Transaction } from '../schema/transaction.ts';

/** The function is in the notifications migration. It sets the scope itself. */
const tellSql = 'select tell_people($1, $2, $3, $4, $5, $6, $7, $8, $9)';

/** An event being written, and its author's account. */
interface NewEvent {
  account: string;
  order: string;
  id: string;
  event: EventName;
  by: { account: string };
}

function toldTo(reader: Reader, event: EventName) {
  const topic = topicOf(reader, event);
  return { topic: isOutsideTopic(reader, topic) ? topic : null, seconds: usefulSeconds(topic) };
}

/** Queues a message for each destination to notify of an event, in the event's own transaction. */
export async function notifyPeople(
  transaction: Transaction,
  { account, order, id, event, by }: NewEvent,
): Promise<void> {
  const [shop, lab] = [toldTo('shop', event), toldTo('lab', event)];
  const values = [account, order, id, event, by.account];
  const told = [shop.topic, lab.topic, shop.seconds, lab.seconds];
  await transaction.executeQuery(CompiledQuery.raw(tellSql, [...values, ...told]));
}
