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

/** The results in list order: the device's, then those only the server has. */
export interface Finds {
  readonly device: readonly Entry[];
  readonly server: readonly Entry[];
}

const nothing: Finds = { device: [], server: [] };

/** The text in the search field. */
export const $text = atom('');

export const $finds = atom<Finds>(nothing);

/** State of the server search; `idle` while there is nothing to search. */
export const $asking = atom<'idle' | ReadState>('idle');

/** Where the search has looked, for display in the dialog. */
export const $reach = computed(
  [$asking, $isOffline, $isLoggedIn],
  (asking, isOffline, isLoggedIn) => {
    if (!isLoggedIn) return 'device';
    if (isOffline || asking === 'offline') return 'offline';
    return asking === 'reading' || asking === 'failed' ? asking : 'all';
  },
);

/** Most results from the device and from the server. */
const most = { device: 10, server: 20 } as const;

/** Wait after the last key before the server is asked, ms. A first letter does not wait. */
const pause = 100;

let index: EntryIndex = [];
/** The latest text: an answer to an earlier one is stale. */
let asked = '';
let wait: ReturnType<typeof setTimeout> | undefined;

/** The entry that opens all orders matching a text. */
let wayOn: { text: string; entry: Entry } | undefined;

function wayToAll(text: string): Entry {
  if (wayOn?.text !== text) wayOn = { text, entry: allOrdersEntry(text) };
  return wayOn.entry;
}

/** Number of results; the entry for all matching orders leads to a search and isn't one. */
export const countFound = ({ device, server }: Finds): number =>
  [...device, ...server].filter((each) => each !== wayOn?.entry).length;

/** The device's results in list order, ending with the entry for all matching orders. */
function ofDevice(text: string, shown: readonly Entry[]): Entry[] {
  const found = mergeBehind([], shown, findAmong(index, text, most.device));
  return text.trim() && $isLoggedIn.get() ? [...found, wayToAll(text.trim())] : found;
}

/** The server's results for an earlier text that also match the present one. */
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

/** Searches the device now, and the server once typing pauses. */
export function typeFind(text: string): void {
  clearTimeout(wait);
  const isFirst = asked === '';
  $text.set(text);
  asked = text.trim();
  const device = ofDevice(text, []);
  // Until the answer, keep the server's earlier results that still match.
  const before = asked === '' ? [] : stillFound($finds.get().server);
  $finds.set({ device, server: mergeBehind(device, before, before) });
  if (asked === '' || !$isLoggedIn.get()) $asking.set('idle');
  else if (!$isOffline.get()) wait = setTimeout(() => void ask(asked), isFirst ? 0 : pause);
}

/** Appends entries that are read from the device later to those shown. */
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

/** Starts a search with the text typed so far; the returned function ends it and clears the results. */
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
