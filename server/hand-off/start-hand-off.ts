import { repeatedly } from '../concurrency/repeatedly.ts';
import type { Settings } from '../config/settings.ts';
import { inOneProcess } from '../db/jobs/in-one-process.ts';
import type { Database } from '../db/pool/database.ts';
import { dropOrders } from './drop-orders.ts';
import { readAnswers } from './read-answers.ts';
import { sendWebhooks } from './send-webhooks.ts';

/** Pause between two looks for what is to be handed over, in milliseconds. */
const pauseMs = 1_000;

/** Begins to hand orders over to the lab's own software. The returned function ends it, after what is being done. */
export function startHandOff(
  database: Database,
  { webhooksToPrivate: mayBePrivate, dropFolder }: Settings,
): () => Promise<void> {
  const ends = [repeatedly('webhooks', pauseMs, () => sendWebhooks(database, { mayBePrivate }))];
  if (dropFolder) {
    const { orders, answers } = dropFolder;
    const inTurn = (name: string, work: () => Promise<unknown>) =>
      repeatedly(name, pauseMs, () => inOneProcess(database, name, work));
    ends.push(inTurn('orders to the drop folder', () => dropOrders(database, orders)));
    ends.push(inTurn('answers of the drop folder', () => readAnswers(database, answers)));
  }
  return async () => {
    await Promise.all(ends.map((end) => end()));
  };
}
