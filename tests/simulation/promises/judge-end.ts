import type { Preorder } from '../../../src/domain/order/preorder.ts';
import { deviceNames } from '../../../src/panel/storage-keys.ts';
import type { Device } from '../browser/device.ts';
import type { Tab } from '../browser/tab.ts';
import { allOrders, type Books } from '../lab/books.ts';
import type { World } from '../world.ts';
import type { Tell } from './broken.ts';
import type { Diary, Wish } from './diary.ts';
import type { PromiseName } from './promise-names.ts';
import { placedFor } from './watch-lab.ts';

/** The pre-orders on a device's disk; to be asked while the clock runs. */
export function readDisk({ disk }: Device): Promise<Preorder[]> {
  return new Promise((resolve) => {
    const opening = disk.factory.open(deviceNames.database);
    opening.onsuccess = () => {
      const all = opening.result.transaction('preorders').objectStore('preorders').getAll();
      all.onsuccess = () => {
        opening.result.close();
        resolve(all.result as Preorder[]);
      };
    };
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => resolve([]);
  });
}

/** The wish of a record; one that was opened as a correction bears the reference of what it corrects. */
const referenceOf = ({ draft, corrects, state }: Preorder) =>
  'reference' in draft && !(corrects && state === 'draft') ? draft.reference : '';

type Fault = readonly [promise: PromiseName, what: string];

/** What is wrong with what became of a wish; null if it is what was told. */
function faultOf(wish: Wish, accounts: readonly string[], kept: readonly Preorder[]): Fault | null {
  const { isSent, deletion } = wish;
  const placed = accounts.length;
  if (accounts.some((account) => account !== wish.account)) {
    return ['Nobody sees others’ data', 'was placed for another account'];
  }
  const [record, another] = kept.filter((each) => referenceOf(each) === wish.reference);
  if (another) return ['Kept on the device', 'is there twice'];
  if (placed > 0 && deletion === 'said') return ['Exactly once', 'was deleted, and the lab has it'];
  if (placed > 0 && record) return ['Accepted stays accepted', `is ${record.state} here as well`];
  if (!wish.isKept || placed > 0 || deletion !== 'none') return null;
  if (!record) return ['Kept on the device', 'is lost'];
  return isSent && record.state === 'queued' ? ['Exactly once', 'was never sent'] : null;
}

/** A tab's list is the lab's, and what it shows as waiting is what waits. */
function judgeList(tab: Tab, books: Books, tell: Tell): void {
  const { panel } = tab;
  const signedIn = panel.$signedIn.get();
  if (!signedIn) return;
  const isLab = signedIn.user.role === 'SuperAdmin';
  const own = allOrders(books).filter(({ account }) => isLab || account.id === signedIn.account.id);
  const there = own.map(({ id, status, events }) => `${id} ${status.state} ${events.length > 0}`);
  const shown = (panel.$orders.get()?.orders ?? []).map(({ id, state }) => `${id} ${state} true`);
  if (there.toSorted().join() !== shown.toSorted().join()) {
    const what = `shows ${shown.length} orders, the lab has ${there.length}, or in other states`;
    tell('Lists converge', tab.id, what);
  }
}

/** Judges a world in which everything has come to rest: what people were told is so. */
export function judgeEnd(
  { devices, server }: World,
  { wishes }: Diary,
  disks: ReadonlyMap<string, readonly Preorder[]>,
  tell: Tell,
): void {
  const placed = placedFor(server.books);
  for (const wish of wishes.values()) {
    const { reference, device } = wish;
    const fault = faultOf(wish, placed.get(reference) ?? [], disks.get(device) ?? []);
    if (fault) tell(fault[0], device, `${reference} ${fault[1]}`);
  }
  for (const device of devices.values()) {
    for (const tab of device.tabs.values()) judgeList(tab, server.books, tell);
  }
}
