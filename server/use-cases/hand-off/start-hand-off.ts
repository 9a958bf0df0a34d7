import { inOneProcess } from '../../db/jobs/in-one-process.ts';
import type { Database } from '../../db/pool/database.ts';
import { repeatedly } from '../../process/concurrency/repeatedly.ts';
import { settlesWithin } from '../../process/concurrency/settles-within.ts';
import type { Settings } from '../../process/config/settings.ts';
import { dropOrders } from './drop-orders.ts';
import { HookLines } from './hook-lines.ts';
import { readAnswers } from './read-answers.ts';
import { sendWebhooks } from './send-webhooks.ts';

/** Pause between two looks for what is to be handed over, in milliseconds. */
const pauseMs = 1_000;

/** How long ending waits for messages under way, in milliseconds. What was answered later is sent again. */
const endingMs = 3_000;

/** Begins to hand orders over to the lab's own software. The returned function ends it, after what is being done. */
export function startHandOff(
  database: Database,
  { webhooksToPrivate: mayBePrivate, dropFolder }: Settings,
): () => Promise<void> {
  const lines = new HookLines();
  const send = (ending: AbortSignal) => sendWebhooks(database, { mayBePrivate, lines, ending });
  const ends = [repeatedly('webhooks', pauseMs, send)];
  if (dropFolder) {
    const { orders, answers } = dropFolder;
    const tabMutex = (name: string, work: (ending: AbortSignal) => Promise<unknown>) =>
      repeatedly(name, pauseMs, (ending) => inOneProcess(database, name, work, ending));
    ends.push(
      tabMutex('orders to the drop folder', (ending) => dropOrders(database, orders, ending)),
      tabMutex('answers of the drop folder', (ending) => readAnswers(database, answers, ending)),
    );
  }
  return async () => {
    await Promise.all(ends.map((end) => end()));
    await settlesWithin(lines.settled(), endingMs);
  };
}
