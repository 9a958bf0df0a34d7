import { inOneProcess } from '../../db/jobs/in-one-process.ts';
import type { Database } from '../../db/pool/database.ts';
import { repeatedly } from '../../process/concurrency/repeatedly.ts';
import { settlesWithin } from '../../process/concurrency/settles-within.ts';
import type { Settings } from '../../process/config/settings.ts';
import { dropOrders } from './drop-orders.ts';
import { HookSlots } from './hook-slots.ts';
import { readAnswers } from './read-answers.ts';
import { sendWebhooks } from './send-webhooks.ts';

/** Pause between two checks for orders and messages, in milliseconds. */
const pauseMs = 1_000;

/** How long stopping waits for messages under way, in milliseconds. Messages answered later are sent again. */
const endingMs = 3_000;

/** Starts passing orders to the lab's own software. The returned function stops it after the current work. */
export function startHandOff(
  database: Database,
  { webhooksToPrivate: mayBePrivate, dropFolder }: Settings,
): () => Promise<void> {
  const slots = new HookSlots();
  const send = (ending: AbortSignal) => sendWebhooks(database, { mayBePrivate, slots, ending });
  const ends = [repeatedly('webhooks', pauseMs, send)];
  if (dropFolder) {
    const { orders, answers } = dropFolder;
    const startJob = (name: string, work: (ending: AbortSignal) => Promise<unknown>) =>
      repeatedly(name, pauseMs, (ending) => inOneProcess(database, name, work, ending));
    ends.push(
      startJob('orders to the drop folder', (ending) => dropOrders(database, orders, ending)),
      startJob('answers of the drop folder', (ending) => readAnswers(database, answers, ending)),
    );
  }
  return async () => {
    await Promise.all(ends.map((end) => end()));
    await settlesWithin(slots.settled(), endingMs);
  };
}
