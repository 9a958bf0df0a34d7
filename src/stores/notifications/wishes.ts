import { atom } from 'nanostores';
import type { DestinationsAnswer } from '../../api/notifications/destination-contract.ts';
import type { ChannelName } from '../../domain/notifications/channel-name.ts';
import type { Topic } from '../../domain/notifications/topic-names.ts';
import { onOtherPerson } from '../shell/session.ts';

/** A topic of a channel that was switched, and is not saved yet. */
export type Wish = { channel: ChannelName; topic: Topic; isOn: boolean };

/** In the order they were pressed. */
export const $wishes = atom<readonly Wish[]>([]);

onOtherPerson(() => $wishes.set([]));

/** What a user is told, as it is once a wish is saved. */
export function withWish(
  known: DestinationsAnswer,
  { channel, topic, isOn }: Wish,
): DestinationsAnswer {
  const channels = known.channels.map((each) => {
    if (each.name !== channel) return each;
    const others = each.topics.filter((other) => other !== topic);
    return { ...each, topics: isOn ? [...others, topic] : others };
  });
  return { ...known, channels };
}

/** The same once all of them are. */
export const withWishes = (known: DestinationsAnswer): DestinationsAnswer =>
  $wishes.get().reduce(withWish, known);
