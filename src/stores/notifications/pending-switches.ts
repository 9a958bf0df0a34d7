import { atom } from 'nanostores';
import type { DestinationsAnswer } from '../../api/notifications/destination-contract.ts';
import type { ChannelName } from '../../domain/notifications/channel-name.ts';
import type { Topic } from '../../domain/notifications/topic-names.ts';
import { onOtherPerson } from '../shell/session.ts';

/** An unsaved switch of a topic in a channel. */
export type TopicSwitch = { channel: ChannelName; topic: Topic; isOn: boolean };

/** Unsaved switches, oldest first. */
export const $pendingSwitches = atom<readonly TopicSwitch[]>([]);

onOtherPerson(() => $pendingSwitches.set([]));

/** The destinations with a switch applied. */
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

/** The destinations with all unsaved switches applied. */
export const withPendingSwitches = (known: DestinationsAnswer): DestinationsAnswer =>
  $pendingSwitches.get().reduce(withSwitch, known);
