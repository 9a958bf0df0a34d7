import { atom } from 'nanostores';
import type { DestinationsAnswer } from '../../api/notifications/destination-contract.ts';
import type { ChannelName } from '../../domain/notifications/channel-name.ts';
import type { Topic } from '../../domain/notifications/topic-names.ts';
import { onOtherPerson } from '../shell/session.ts';

/** A topic of a channel that was switched, and is not saved yet. */
export type TopicSwitch = { channel: ChannelName; topic: Topic; isOn: boolean };

/** In the order they were pressed. */
export const $pendingSwitches = atom<readonly TopicSwitch[]>([]);

onOtherPerson(() => $pendingSwitches.set([]));

/** What a user is told, as it is once a change is saved. */
export function withSwitch(
  known: DestinationsAnswer,
  { channel, topic, isOn }: TopicSwitch,
): DestinationsAnswer {
  const channels = known.channels.map((each) => {
    if (each.name !== channel) return each;
    const others = each.topics.filter((other) => other !== topic);
    return { ...each, topics: isOn ? [...others, topic] : others };
  });
  return { ...known, channels };
}

/** The same once all of them are. */
export const withPendingSwitches = (known: DestinationsAnswer): DestinationsAnswer =>
  $pendingSwitches.get().reduce(withSwitch, known);
