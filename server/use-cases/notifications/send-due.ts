import type { ChannelName } from '../../../src/domain/notifications/channel-name.ts';
import { type ClaimedMessage, claimMessages } from '../../db/notifications/claim-messages.ts';
import type { Database } from '../../db/pool/database.ts';
import { spareTurn } from '../../process/concurrency/spare-turns.ts';
import { type Sending, sendMessage } from './send-message.ts';

/** Limit on messages that one channel sends at the same time. */
const maxRunning = 16;

/** Messages claimed at a time. The number is low because each waits for its turn within its lease. */
const claimSize = 4;

/**
 * Sends the messages that are due on one channel until none is due or under way, or it is aborted. Messages under way
 * then continue in the background. Several server processes may do this concurrently. Returns the number of messages
 * claimed.
 */
export async function sendDue(
  database: Database,
  channel: ChannelName,
  { sending, ending }: { sending: Sending; ending?: AbortSignal },
): Promise<number> {
  const { delaySeconds } = sending;
  const running = new Set<Promise<void>>();
  let failure: { error: unknown } | undefined;
  let count = 0;
  const begin = (message: ClaimedMessage) => {
    const work: Promise<void> = sendMessage(database, message, sending)
      .catch((error: unknown) => {
        failure = { error };
      })
      .finally(() => running.delete(work));
    running.add(work);
  };
  while (!ending?.aborted) {
    const room = Math.min(claimSize, maxRunning - running.size);
    const due = await claimMessages(database, channel, { room, delaySeconds });
    for (const message of due) {
      await spareTurn();
      begin(message);
    }
    count += due.length;
    if (running.size === 0 || failure) break;
    if (running.size === maxRunning || due.length === 0) await Promise.race(running);
  }
  if (failure) throw failure.error;
  return count;
}
