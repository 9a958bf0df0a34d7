import { sentKeys } from '../../api/sent-keys.ts';
import { addChanges, isSameChange } from '../../domain/order/add-change.ts';
import type { OrderChange } from '../../domain/order/order-change.ts';
import { $changes, $heard, refreshChanges } from '../shell/changes.ts';

/** Minimum interval between reloads of what shows orders, ms, regardless of the number of changes. */
const pause = 2_000;

/** The latest changes heard: a feed response requested before them lacks them. */
let latest: readonly OrderChange[] = [];
let waiting: OrderChange[] = [];
let isGap = false;
let timer: ReturnType<typeof setTimeout> | undefined;

function announce(): void {
  timer = undefined;
  if (waiting.length === 0 && !isGap) return;
  $heard.set({ changes: waiting, isGap });
  waiting = [];
  isGap = false;
  timer = setTimeout(announce, pause);
}

function addToFeed(): void {
  const feed = $changes.get();
  const added = feed && addChanges(feed, latest);
  if (added && added !== feed && added.some((change, index) => change !== feed[index])) {
    $changes.set(added);
  }
}

/** Keys that another tab has sent its changes with. */
let toldKeys: readonly string[] = [];

/** Whether this browser made the change: an event has the key it was sent with as its id, a placed order as its own. */
const isSent = ({ id, event, order }: OrderChange) =>
  [...sentKeys, ...toldKeys].includes(event === 'submit' ? order.id : id);

/** Takes in a change that just happened; a quiet one is no news for the feed. */
export function hear(change: OrderChange, isQuiet = false): void {
  if (isQuiet ? isSent(change) : latest.some((known) => isSameChange(known, change))) return;
  if (!isQuiet) {
    latest = addChanges(latest, [change]);
    addToFeed();
  }
  waiting.push(change);
  if (timer === undefined) announce();
}

/**
 * Reads the feed after a time in which changes may have been missed. With `isAnything`, also such that are in no feed: the
 * account's own.
 */
export async function readMissed(isAnything = false): Promise<void> {
  const before = $changes.get();
  await refreshChanges();
  const after = $changes.get() ?? [];
  const known = [...(before ?? after), ...latest];
  const fresh = after.filter((change) => !known.some((each) => isSameChange(each, change)));
  latest = addChanges(latest, fresh);
  // With nothing in common, more than the feed shows may have been missed.
  isGap ||= isAnything || (fresh.length > 0 && fresh.length === after.length);
  waiting.push(...fresh);
  if (timer === undefined) announce();
}

/** Reads the feed without what was heard: some of it may be muted now. */
export async function rereadFeed(): Promise<void> {
  latest = [];
  await refreshChanges();
}

/** Takes in that another tab of this browser has changed orders, by requests with these keys. */
export function hearAct(keys: readonly string[]): void {
  toldKeys = keys;
  isGap = true;
  if (timer === undefined) announce();
}

/** Forgets the changes of the user who leaves. */
export function forgetHeard(): void {
  clearTimeout(timer);
  [latest, waiting, isGap, timer] = [[], [], false, undefined];
}

$changes.listen(addToFeed);
