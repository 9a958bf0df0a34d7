import { digestChannel } from '../../../src/domain/notifications/digest.ts';
import { openChannels } from '../../channels/open-channels.ts';
import type { Database } from '../../db/pool/database.ts';
import { repeatedly } from '../../process/concurrency/repeatedly.ts';
import type { Settings } from '../../process/config/settings.ts';
import { followChats } from './follow-chats.ts';
import { pushKeyPair } from './push-key-pair.ts';
import { sendDue } from './send-due.ts';
import { writeDigests } from './write-digests.ts';

/** Pause between two checks for messages to send, in milliseconds. */
const pauseMs = 1_000;

/** The same for summaries, which are due on the hour. */
const digestPauseMs = 30_000;

/**
 * Starts sending notifications, with links to the given origins. Each channel has its own loop, so that a hanging one
 * delays only itself. The returned function stops sending; messages under way are tried again later if they have no
 * result.
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
