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

/** Takes in a change that just happened; a quiet one is no news for the feed. */
export function hear(change: OrderChange, isQuiet = false): void {
  if (latest.some((known) => isSameChange(known, change))) return;
  if (!isQuiet) {
    latest = addChanges(latest, [change]);
    addToFeed();
  }
  waiting.push(change);
  if (timer === undefined) announce();
}

/** Reads the feed after a time in which changes may have been missed. */
export async function readMissed(): Promise<void> {
  const before = $changes.get();
  await refreshChanges();
  const after = $changes.get();
  if (!before || !after) return;
  const known = [...before, ...latest];
  const fresh = after.filter((change) => !known.some((each) => isSameChange(each, change)));
  latest = addChanges(latest, fresh);
  // With nothing in common, more than the feed shows may have been missed.
  isGap ||= fresh.length > 0 && fresh.length === after.length;
  waiting.push(...fresh);
  if (timer === undefined) announce();
}

/** Reads the feed without what was heard: some of it may be muted now. */
export async function readAfresh(): Promise<void> {
  latest = [];
  await refreshChanges();
}

/** Takes in that another tab of this browser has changed orders: what it did is in no stream of its account. */
export function hearAct(): void {
  isGap = true;
  if (timer === undefined) announce();
}

/** Forgets the changes of the user who leaves. */
export function forgetHeard(): void {
  clearTimeout(timer);
  [latest, waiting, isGap, timer] = [[], [], false, undefined];
}

$changes.listen(addToFeed);
