import { atom, computed } from 'nanostores';
import { findAmong, indexed } from '../../domain/find/find-among.ts';
import { mergeBehind } from '../../domain/find/merge-finds.ts';
import { $isOffline } from '../shell/offline.ts';
import type { ReadState } from '../shell/read-own.ts';
import { $isLoggedIn, onOtherPerson } from '../shell/session.ts';
import { askServer } from './ask-server.ts';
import { type EntryIndex, gatherEntries } from './device-entries.ts';
import type { Entry } from './entry.ts';
import { allOrdersEntry } from './order-entries.ts';

export type { Entry } from './entry.ts';

/** What is found, as it stands in the list: what the device has, and behind it what only the server has. */
export interface Finds {
  readonly device: readonly Entry[];
  readonly server: readonly Entry[];
}

const nothing: Finds = { device: [], server: [] };

/** What is typed into the field. */
export const $text = atom('');

export const $finds = atom<Finds>(nothing);

/** How asking the server goes; `idle` while there is nothing to ask. */
export const $asking = atom<'idle' | ReadState>('idle');

/** Where the search has looked, as the dialog says it. */
export const $reach = computed(
  [$asking, $isOffline, $isLoggedIn],
  (asking, isOffline, isLoggedIn) => {
    if (!isLoggedIn) return 'device';
    if (isOffline || asking === 'offline') return 'offline';
    return asking === 'reading' || asking === 'failed' ? asking : 'all';
  },
);

/** Finds of the device in the list, and of the server. */
const most = { device: 10, server: 20 } as const;

/** Wait after the last key before the server is asked, ms. A first letter does not wait. */
const pause = 100;

let index: EntryIndex = [];
/** The latest text: an answer to an earlier one is stale. */
let asked = '';
let wait: ReturnType<typeof setTimeout> | undefined;

/** The way on to all orders that have a text. */
let wayOn: { text: string; entry: Entry } | undefined;

function wayToAll(text: string): Entry {
  if (wayOn?.text !== text) wayOn = { text, entry: allOrdersEntry(text) };
  return wayOn.entry;
}

/** What the device finds in the order of the list, which ends with the way on to all orders. */
function ofDevice(text: string, shown: readonly Entry[]): Entry[] {
  const found = mergeBehind([], shown, findAmong(index, text, most.device));
  return text.trim() && $isLoggedIn.get() ? [...found, wayToAll(text.trim())] : found;
}

/** Of what the server found by a shorter text, what is found by the present one too. */
const stillFound = (found: readonly Entry[]) =>
  findAmong(found.map(indexed), $text.get(), most.server);

function showBehind(found: readonly Entry[]): void {
  const { device, server } = $finds.get();
  $finds.set({ device, server: mergeBehind(device, server, found).slice(0, most.server) });
}

async function ask(text: string): Promise<void> {
  $asking.set('reading');
  const own = await askServer(text);
  if (own.kind === 'outdated' || asked === '' || !asked.startsWith(text)) return;
  const found = own.kind === 'read' ? own.value : [];
  if (asked === text) {
    $asking.set(own.kind === 'read' ? 'done' : own.problem);
    if (own.kind === 'read') showBehind(found);
  } else if ($finds.get().server.length === 0) showBehind(stillFound(found));
}

/** Finds what the device has now, and asks the server once typing has stopped for a moment. */
export function typeFind(text: string): void {
  clearTimeout(wait);
  const isFirst = asked === '';
  $text.set(text);
  asked = text.trim();
  const device = ofDevice(text, []);
  // Until the answer, what the server had found before and what is typed now still finds.
  const before = asked === '' ? [] : stillFound($finds.get().server);
  $finds.set({ device, server: mergeBehind(device, before, before) });
  if (asked === '' || !$isLoggedIn.get()) $asking.set('idle');
  else if (!$isOffline.get()) wait = setTimeout(() => void ask(asked), isFirst ? 0 : pause);
}

/** What is read from the device a moment later comes behind what is shown. */
function show(gathered: EntryIndex): void {
  index = gathered;
  const { device, server } = $finds.get();
  const found = ofDevice($text.get(), device);
  const isSame = found.length === device.length && found.every((each, at) => each === device[at]);
  if (!isSame) $finds.set({ device: found, server: mergeBehind(found, server, server) });
}

function forget(): void {
  clearTimeout(wait);
  index = [];
  asked = '';
  $text.set('');
  $finds.set(nothing);
  $asking.set('idle');
}

/** Begins with what was typed already; ends, and forgets everything found, when the returned function is called. */
export function openFind(typed = ''): () => void {
  forget();
  gatherEntries(show);
  if (typed) typeFind(typed);
  const unfollow = onOtherPerson(() => {
    forget();
    gatherEntries(show);
  });
  return () => {
    unfollow();
    forget();
  };
}
