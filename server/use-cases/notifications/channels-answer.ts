import type { ChannelHealth } from '../../../src/domain/notifications/channel-health.ts';
import { type ChannelName, channelName } from '../../../src/domain/notifications/channel-name.ts';
import {
  countDestinations,
  countMessages,
  readFailures,
} from '../../db/notifications/channel-counts.ts';
import type { Database } from '../../db/pool/database.ts';
import type { Settings } from '../../process/config/settings.ts';
import { channelsOn } from './channels-on.ts';

/** The health of each channel, including those that are off. */
export async function channelsAnswer(
  database: Database,
  settings: Settings,
): Promise<ChannelHealth[]> {
  const [counted, destinations] = await Promise.all([
    countMessages(database),
    countDestinations(database),
  ]);
  const on = channelsOn(settings);
  const healthOf = async (channel: ChannelName): Promise<ChannelHealth> => {
    const counts = counted.find((each) => each.channel === channel);
    const failures = counts ? await readFailures(database, channel) : [];
    return {
      channel,
      isOn: on.includes(channel),
      destinations: Number(destinations.find((each) => each.channel === channel)?.count ?? 0),
      waiting: Number(counts?.waiting ?? 0),
      oldest: counts?.oldest?.toISOString() ?? null,
      sent: Number(counts?.sent ?? 0),
      failed: Number(counts?.failed ?? 0),
      failures: failures.map(({ at, ...failure }) => ({ ...failure, at: at.toISOString() })),
    };
  };
  return Promise.all(channelName.options.map(healthOf));
}
