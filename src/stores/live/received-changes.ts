import { sentKeys } from '../../api/sent-keys.ts';
import { addChanges, isSameChange } from '../../domain/order/add-change.ts';
import type { OrderChange } from '../../domain/order/order-change.ts';
import { $changes, $receivedChanges, refreshChanges } from '../shell/changes.ts';

/** Minimum interval between reloads of views of orders, ms, regardless of the number of changes. */
const pause = 2_000;

/** The latest changes received; a feed requested before them lacks them. */
let latest: readonly OrderChange[] = [];
let waiting: OrderChange[] = [];
let isGap = false;
let timer: ReturnType<typeof setTimeout> | undefined;

function announce(): void {
  timer = undefined;
  if (waiting.length === 0 && !isGap) return;
  $receivedChanges.set({ changes: waiting, isGap });
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

/** Keys of changes sent by other tabs. */
let toldKeys: readonly string[] = [];

/** Whether this browser made the change: the key it was sent with is the event's id, or a placed order's id. */
const isSent = ({ id, event, order }: OrderChange) =>
  [...sentKeys, ...toldKeys].includes(event === 'submit' ? order.id : id);

/** Processes a change that just happened; a quiet one is not added to the feed. */
export function receiveChange(change: OrderChange, isQuiet = false): void {
  if (isQuiet ? isSent(change) : latest.some((known) => isSameChange(known, change))) return;
  if (!isQuiet) {
    latest = addChanges(latest, [change]);
    addToFeed();
  }
  waiting.push(change);
  if (timer === undefined) announce();
}

/**
 * Reads the feed after changes may have been missed; with `isAnything`, also the account's own, which no feed contains.
 */
export async function readMissed(isAnything = false): Promise<void> {
  const before = $changes.get();
  await refreshChanges();
  const after = $changes.get() ?? [];
  const known = [...(before ?? after), ...latest];
  const fresh = after.filter((change) => !known.some((each) => isSameChange(each, change)));
  latest = addChanges(latest, fresh);
  // If the feeds do not overlap, more changes may have been missed than the feed shows.
  isGap ||= isAnything || (fresh.length > 0 && fresh.length === after.length);
  waiting.push(...fresh);
  if (timer === undefined) announce();
}

/** Reads the feed afresh, dropping the changes received so far: some may be muted now. */
export async function rereadFeed(): Promise<void> {
  latest = [];
  await refreshChanges();
}

/** Records that another tab of this browser has changed orders, by requests with these keys. */
export function receiveAct(keys: readonly string[]): void {
  toldKeys = keys;
  isGap = true;
  if (timer === undefined) announce();
}

/** Clears the changes when the user signs out. */
export function forgetReceived(): void {
  clearTimeout(timer);
  [latest, waiting, isGap, timer] = [[], [], false, undefined];
}

$changes.listen(addToFeed);
