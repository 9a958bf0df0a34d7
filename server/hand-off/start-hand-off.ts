import { repeatedly } from '../concurrency/repeatedly.ts';
import type { Settings } from '../config/settings.ts';
import type { Database } from '../db/pool/database.ts';
import { sendWebhooks } from './send-webhooks.ts';

/** Pause between two looks for what is to be handed over, in milliseconds. */
const pauseMs = 1_000;

/** Begins to hand orders over to the lab's own software. The returned function ends it, after what is being done. */
export function startHandOff(
  database: Database,
  { webhooksToPrivate: mayBePrivate }: Settings,
): () => Promise<void> {
  return repeatedly('webhooks', pauseMs, () => sendWebhooks(database, { mayBePrivate }));
}
