import { destinationPaths } from '../../api/notifications/destination-paths.ts';
import type { ChannelName } from '../../domain/notifications/channel-name.ts';
import type { Topic } from '../../domain/notifications/topic-names.ts';
import { changeOwn, whyUnchanged } from '../shell/change-own.ts';
import { $signedIn } from '../shell/session.ts';
import { $destinations, $press, $told, readDestinations, settle } from './destinations.ts';
import { $wishes, type Wish, withWish, withWishes } from './wishes.ts';

const whose = () => $signedIn.get()?.user.id;

/** Where it is said how switching a topic goes, in `$press`. */
export const topicPlace = (channel: ChannelName, topic: Topic): string => `${channel} ${topic}`;

/** A channel's topics are saved together: those of now, which another tab may have changed since the press. */
async function save(wish: Wish, user: string): Promise<void> {
  const told = $told.get();
  if (whose() !== user || !told) return;
  const { channel, topic } = wish;
  const { channels } = withWish(told, wish);
  const topics = channels.find(({ name }) => name === channel)?.topics ?? [];
  const path = destinationPaths.topics(channel);
  const changed = await changeOwn(path, { method: 'PUT', body: { topics } });
  $wishes.set($wishes.get().filter((each) => each !== wish));
  if (changed.kind === 'left') return;
  const at = topicPlace(channel, topic);
  $press.set({ at, press: changed.kind === 'done' ? 'saved' : whyUnchanged(changed) });
  if (changed.kind === 'done') {
    settle(changed.value);
    return;
  }
  const last = $told.get();
  if (last) $destinations.set(withWishes(last));
  await readDestinations();
}

/** Switches are saved one after the other, in the order they were pressed. */
let turn: Promise<void> = Promise.resolve();

/** Switches a topic of a channel on or off as an optimistic update, reverted if it cannot be saved. */
export function setTopicOf(channel: ChannelName, topic: Topic, isOn: boolean): Promise<void> {
  const [user, now] = [whose(), $destinations.get()];
  if (!user || !now) return Promise.resolve();
  const wish = { channel, topic, isOn };
  $wishes.set([...$wishes.get(), wish]);
  $destinations.set(withWish(now, wish));
  $press.set({ at: topicPlace(channel, topic), press: 'working' });
  turn = turn.then(() => save(wish, user));
  return turn;
}
