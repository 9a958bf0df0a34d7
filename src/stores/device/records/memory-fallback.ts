import { report } from '../../browser-support/problems.ts';
import { type Device, isUnreadable, type KeptRecord, onDisk } from './database.ts';

type StoreName = 'preorders' | 'drafts';
type DiskStore = {
  get(id: string): Promise<KeptRecord | undefined>;
  getAll(): Promise<KeptRecord[]>;
  delete(id: string): Promise<unknown>;
};

/** Records that the device did not store. They last as long as the page. */
const inMemory = {
  preorders: new Map<string, KeptRecord>(),
  drafts: new Map<string, KeptRecord>(),
};
const isHolding = () => inMemory.preorders.size + inMemory.drafts.size > 0;

/** A store of the device overlaid with the records in memory, which are newer than those on disk with the same id. */
function layered(name: StoreName, disk: DiskStore | undefined) {
  const rows = inMemory[name];
  const getAll = async () => {
    const stored = (await disk?.getAll()) ?? [];
    return [...stored.filter(({ id }) => !rows.has(id)), ...rows.values()];
  };
  return {
    getAll,
    count: async () => (await getAll()).length,
    get: async (id: string) => rows.get(id) ?? disk?.get(id),
    put: async (record: KeptRecord) => void rows.set(record.id, structuredClone(record)),
    async delete(id: string) {
      rows.delete(id);
      // If even deleting fails, the order stays; sending it again is harmless because the lab knows it.
      await disk?.delete(id).catch(() => undefined);
    },
  };
}

/** The part of the database interface that the records use, over memory and whatever can still be read from disk. */
function layeredDevice(disk: Device | null): Device {
  const names = ['preorders', 'drafts'] as const;
  const transaction = (_names: unknown, mode: 'readonly' | 'readwrite' = 'readonly') => {
    const change = disk?.transaction(names, mode);
    const objectStore = (name: StoreName) => layered(name, change?.objectStore(name) as DiskStore);
    const done = change ? change.done.catch(() => undefined) : Promise.resolve();
    return { objectStore, store: objectStore('preorders'), done };
  };
  const single = (name: StoreName) => transaction(name, 'readwrite').objectStore(name);
  return {
    transaction,
    get: (name: StoreName, id: string) => single(name).get(id),
    getAll: (name: StoreName) => single(name).getAll(),
    count: (name: StoreName) => single(name).count(),
    delete: (name: StoreName, id: string) => single(name).delete(id),
  } as unknown as Device;
}

/** Moves the records in memory to the device, if it accepts them now. */
async function moveToDisk(disk: Device): Promise<boolean> {
  report('records', false);
  if (!isHolding()) return true;
  try {
    const change = disk.transaction(['preorders', 'drafts'], 'readwrite', onDisk);
    for (const name of ['preorders', 'drafts'] as const) {
      for (const record of inMemory[name].values()) await change.objectStore(name).put(record);
    }
    await change.done;
  } catch {
    return false;
  }
  for (const rows of Object.values(inMemory)) rows.clear();
  report('space', false);
  return true;
}

/** A working device answers faster than this, ms. */
const moment = 50;

async function diskNow(open: () => Promise<Device>): Promise<Device | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, moment, null));
  return Promise.race([open().catch(() => null), late]);
}

async function run<T>(open: () => Promise<Device>, work: (device: Device) => Promise<T>) {
  const disk = await diskNow(open);
  if (disk && (await moveToDisk(disk))) {
    try {
      return await work(disk);
    } catch (failure) {
      if (isUnreadable(failure)) throw failure;
    }
  }
  report(disk ? 'space' : 'records');
  return work(layeredDevice(disk));
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs work on a device that refuses to store: records it does not accept stay in memory, so that orders can still be
 * sent. Runs one at a time, because memory has no transactions.
 */
export function withMemoryFallback<T>(
  open: () => Promise<Device>,
  work: (device: Device) => Promise<T>,
): Promise<T> {
  const result = last.then(() => run(open, work));
  last = result.catch(() => undefined);
  return result;
}

// Makes the browser ask before leaving the page.
window.addEventListener('beforeunload', (event) => {
  if (isHolding()) event.preventDefault();
});
