import { digestChannel } from '../../../src/domain/notifications/digest.ts';
import { openChannels } from '../../channels/open-channels.ts';
import type { Database } from '../../db/pool/database.ts';
import { repeatedly } from '../../process/concurrency/repeatedly.ts';
import type { Settings } from '../../process/config/settings.ts';
import { followChats } from './follow-chats.ts';
import { pushKeyPair } from './push-key-pair.ts';
import { sendDue } from './send-due.ts';
import { writeDigests } from './write-digests.ts';

/** Pause between two looks for what is to be sent, in milliseconds. */
const pauseMs = 1_000;

/** The same for summaries, whose times are whole hours. */
const digestPauseMs = 30_000;

/**
 * Begins to send notifications out of the panel; its origin and the API's are given. Each channel has a line of its own, so
 * that one that hangs delays only itself. The returned function ends it; what is under way is tried again later, if nothing
 * comes of it.
 */
export async function startNotifications(
  database: Database,
  { channels: settings, notificationDelaySeconds: delaySeconds }: Settings,
  { panel, api }: { panel: string; api: string },
): Promise<() => Promise<void>> {
  const { byName: channels, close } = await openChannels(settings, await pushKeyPair(database));
  const sending = { channels, panel, api, delaySeconds };
  const ends = [...channels.keys()].map((channel) =>
    repeatedly(`notifications by ${channel}`, pauseMs, (ending) =>
      sendDue(database, channel, { sending, ending }),
    ),
  );
  const summarised = digestChannel.options.filter((name) => channels.has(name));
  if (summarised.length > 0) {
    ends.push(
      repeatedly('summaries', digestPauseMs, (ending) =>
        writeDigests(database, { channels: summarised, now: Date.now(), ending }),
      ),
    );
  }
  const { bale, telegram } = settings;
  if (bale) ends.push(followChats(database, 'bale', bale));
  if (telegram) ends.push(followChats(database, 'telegram', telegram));
  return async () => {
    await Promise.all(ends.map((end) => end()));
    close();
  };
}
