import type {
  DestinationsAnswer,
  Way,
} from '../../../src/api/notifications/destination-contract.ts';
import { addressedName, type ChannelName } from '../../../src/domain/notifications/channel-name.ts';
import {
  isOutsideTopic,
  startingTopics,
} from '../../../src/domain/notifications/outside-topics.ts';
import type { Reader } from '../../../src/domain/notifications/topics.ts';
import { typedPart } from '../../../src/domain/notifications/typed-address.ts';
import type { SessionKey } from '../../auth/session-token.ts';
import type { Person } from '../../db/accounts/muted-topics.ts';
import { readDestinations } from '../../db/notifications/destinations.ts';
import type { Database } from '../../db/pool/database.ts';
import type { Settings } from '../../process/config/settings.ts';
import { masked } from '../../process/log/masked.ts';
import { channelsOn, takesAddress, takesChat } from './channels-on.ts';
import { pushKeyPair } from './push-key-pair.ts';

interface Asking {
  database: Database;
  settings: Settings;
  person: Person;
  key: SessionKey;
  reader: Reader;
}

/** The ways to add a destination of a channel here. Push destinations are added by the browser itself. */
function waysOf({ channels }: Settings, name: ChannelName): Way[] {
  const addressed = addressedName.safeParse(name);
  return [
    ...(takesChat(channels, name) ? ['chat' as const] : []),
    ...(addressed.success && takesAddress(channels, addressed.data) ? ['address' as const] : []),
  ];
}

/** A user's destinations outside the panel, and the channels and topics for them. */
export async function destinationsAnswer({
  database,
  settings,
  person,
  key,
  reader,
}: Asking): Promise<DestinationsAnswer> {
  const { destinations, chosen } = await readDestinations(database, person, key);
  const on = channelsOn(settings);
  const topicsOf = (name: ChannelName) =>
    chosen.find(({ channel }) => channel === name)?.topics ?? startingTopics[reader];
  return {
    channels: on.map((name) => ({
      name,
      topics: topicsOf(name).filter((topic) => isOutsideTopic(reader, topic)),
      ways: waysOf(settings, name),
    })),
    destinations: destinations.map(({ madeAt, address, ...destination }) => ({
      ...destination,
      address: masked(typedPart({ channel: destination.channel, address })),
      madeAt: madeAt.toISOString(),
    })),
    pushKey: on.includes('push') ? (await pushKeyPair(database)).publicKey : null,
  };
}
