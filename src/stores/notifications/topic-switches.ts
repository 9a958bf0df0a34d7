import { destinationPaths } from '../../api/notifications/destination-paths.ts';
import type { ChannelName } from '../../domain/notifications/channel-name.ts';
import type { Topic } from '../../domain/notifications/topic-names.ts';
import { changeOwn, whyUnchanged } from '../shell/change-own.ts';
import { $signedIn } from '../shell/session.ts';
import {
  $destinations,
  $lastAction,
  $savedDestinations,
  readDestinations,
  settle,
} from './destinations.ts';
import {
  $pendingSwitches,
  type TopicSwitch,
  withPendingSwitches,
  withSwitch,
} from './pending-switches.ts';

const currentUserId = () => $signedIn.get()?.user.id;

/** Place in `$lastAction` of a topic's switch. */
export const topicPlace = (channel: ChannelName, topic: Topic): string => `${channel} ${topic}`;

/**
 * Saves a switch. A channel's topics are saved together, starting from the latest: another tab may have changed them.
 */
async function save(change: TopicSwitch, user: string): Promise<void> {
  const saved = $savedDestinations.get();
  if (currentUserId() !== user || !saved) return;
  const { channel, topic } = change;
  const { channels } = withSwitch(saved, change);
  const topics = channels.find(({ name }) => name === channel)?.topics ?? [];
  const path = destinationPaths.topics(channel);
  const changed = await changeOwn(path, { method: 'PUT', body: { topics } });
  $pendingSwitches.set($pendingSwitches.get().filter((each) => each !== change));
  if (changed.kind === 'left') return;
  const at = topicPlace(channel, topic);
  $lastAction.set({ at, state: changed.kind === 'done' ? 'saved' : whyUnchanged(changed) });
  if (changed.kind === 'done') {
    settle(changed.value);
    return;
  }
  const last = $savedDestinations.get();
  if (last) $destinations.set(withPendingSwitches(last));
  await readDestinations();
}

/** Saves switches one at a time, in the order they were made. */
let turn: Promise<void> = Promise.resolve();

/** Switches a topic of a channel on or off as an optimistic update, reverted if it cannot be saved. */
export function setTopicOf(channel: ChannelName, topic: Topic, isOn: boolean): Promise<void> {
  const [user, now] = [currentUserId(), $destinations.get()];
  if (!user || !now) return Promise.resolve();
  const change = { channel, topic, isOn };
  $pendingSwitches.set([...$pendingSwitches.get(), change]);
  $destinations.set(withSwitch(now, change));
  $lastAction.set({ at: topicPlace(channel, topic), state: 'working' });
  turn = turn.then(() => save(change, user));
  return turn;
}
