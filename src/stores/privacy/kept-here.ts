import { atom } from 'nanostores';
import { kindNames } from '../../domain/order/kind-names.ts';
import type { OrderKind } from '../../domain/order/order.ts';
import { storageKeys } from '../../panel/storage-keys.ts';
import { cachePrefix } from '../../panel/version.ts';
import { type KeptRecord, withDevice } from '../device/records/database.ts';

/** Numbers of unsent orders by kind. `other` are records of a kind this version of the panel does not know. */
export type UnsentCounts = Readonly<Partial<Record<OrderKind | 'other', number>>>;

/** What the panel stores in this browser, for all accounts. */
export type KeptHere = {
  preorders: number;
  /** Drafts that are not saved as pre-orders. */
  drafts: number;
  /** Pre-orders and drafts together, by kind. */
  unsent: UnsentCounts;
  pages: number;
  lists: number;
  settings: number;
  /** Space in use in megabytes (10^6 bytes), rounded up to tenths; null if the browser does not report it. */
  megabytes: number | null;
};

/** Null until first counted. */
export const $keptHere = atom<KeptHere | 'failed' | null>(null);

function countByKind(records: readonly KeptRecord[]): UnsentCounts {
  const counts: Partial<Record<OrderKind | 'other', number>> = {};
  for (const record of records) {
    const kind = kindNames.find((each) => 'kind' in record && record.kind === each) ?? 'other';
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

async function countRecords() {
  const [preorders, drafts] = await withDevice((device) =>
    Promise.all([device.getAll('preorders'), device.getAll('drafts')]),
  );
  // An opened pre-order also has a draft with its id; both are one order.
  const saved = new Set(preorders.map(({ id }) => id));
  const unsaved = drafts.filter(({ id }) => !saved.has(id));
  const unsent = countByKind([...preorders, ...unsaved]);
  return { preorders: preorders.length, drafts: unsaved.length, unsent };
}

/** Counts the pages the service worker caches. It also caches its list, and other files, whose names have a dot. */
async function countPages(): Promise<number> {
  const paths = new Set<string>();
  for (const name of await caches.keys()) {
    if (!name.startsWith(cachePrefix)) continue;
    for (const { url } of await (await caches.open(name)).keys()) paths.add(new URL(url).pathname);
  }
  paths.delete('/list');
  return [...paths].filter((path) => !path.includes('.')).length;
}

const { catalogue, stock, accessories, dashboard } = storageKeys;
const listKeys: readonly string[] = [catalogue, stock, accessories, dashboard];
/** Keys for the session and pending work, which are neither lists nor settings. */
const { signedIn, owedLogout, sendFailedAt } = storageKeys;
const stateKeys: readonly string[] = [signedIn, owedLogout, sendFailedAt];

function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function countStored() {
  const stored = Object.values(storageKeys).filter(isStored);
  const lists = stored.filter((key) => listKeys.includes(key)).length;
  const states = stored.filter((key) => stateKeys.includes(key)).length;
  return { lists, settings: stored.length - lists - states };
}

async function readMegabytes(): Promise<number | null> {
  const usage = (await navigator.storage?.estimate())?.usage;
  return usage === undefined ? null : Math.ceil(usage / 1e5) / 10;
}

/** Counts what the panel stores in this browser; null if its database cannot be read. */
export async function countKeptHere(): Promise<KeptHere | null> {
  const records = await countRecords().catch(() => null);
  // A browser that denies access stores nothing there.
  const pages = await countPages().catch(() => 0);
  const megabytes = await readMegabytes().catch(() => null);
  const kept = records && { ...records, pages, ...countStored(), megabytes };
  $keptHere.set(kept ?? 'failed');
  return kept;
}
