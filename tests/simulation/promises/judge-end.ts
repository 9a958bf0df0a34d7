import type { Preorder } from '../../../src/domain/order/preorder.ts';
import { deviceNames } from '../../../src/panel/storage-keys.ts';
import type { Device } from '../browser/device.ts';
import type { Tab } from '../browser/tab.ts';
import { allOrders, type Books } from '../lab/books.ts';
import type { World } from '../world.ts';
import type { Report } from './broken.ts';
import type { Diary, WantedOrder } from './diary.ts';
import type { PromiseName } from './promise-names.ts';
import { placedFor } from './watch-lab.ts';

/** The pre-orders on a device's disk. Resolves only while the event loop runs. */
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

/** The reference of a record's order. A draft of a correction still has the reference of the order it corrects. */
const referenceOf = ({ draft, corrects, state }: Preorder) =>
  'reference' in draft && !(corrects && state === 'draft') ? draft.reference : '';

type Fault = readonly [promise: PromiseName, what: string];

/** The fault in an order's outcome; null if it is what the screens said. */
function faultOf(
  wanted: WantedOrder,
  accounts: readonly string[],
  kept: readonly Preorder[],
): Fault | null {
  const { isSent, deletion } = wanted;
  const placed = accounts.length;
  if (accounts.some((account) => account !== wanted.account)) {
    return ['Nobody sees others’ data', 'was placed for another account'];
  }
  const [record, another] = kept.filter((each) => referenceOf(each) === wanted.reference);
  if (another) return ['Kept on the device', 'is there twice'];
  if (placed > 0 && deletion === 'said') return ['Exactly once', 'was deleted, and the lab has it'];
  if (placed > 0 && record) return ['Accepted stays accepted', `is ${record.state} here as well`];
  if (!wanted.isKept || placed > 0 || deletion !== 'none') return null;
  if (!record) return ['Kept on the device', 'is lost'];
  return isSent && record.state === 'queued' ? ['Exactly once', 'was never sent'] : null;
}

/** Checks that a tab lists the lab's orders in their current states. */
function judgeList(tab: Tab, books: Books, report: Report): void {
  const { panel } = tab;
  const signedIn = panel.$signedIn.get();
  if (!signedIn) return;
  const isLab = signedIn.user.role === 'SuperAdmin';
  const own = allOrders(books).filter(({ account }) => isLab || account.id === signedIn.account.id);
  const there = own.map(({ id, status, events }) => `${id} ${status.state} ${events.length > 0}`);
  const shown = (panel.$orders.get()?.orders ?? []).map(({ id, state }) => `${id} ${state} true`);
  if (there.toSorted().join() !== shown.toSorted().join()) {
    const what = `shows ${shown.length} orders, the lab has ${there.length}, or in other states`;
    report('Lists converge', tab.id, what);
  }
}

/** Judges a world at rest: everything the screens said must be true. */
export function judgeEnd(
  { devices, server }: World,
  { wantedOrders }: Diary,
  disks: ReadonlyMap<string, readonly Preorder[]>,
  report: Report,
): void {
  const placed = placedFor(server.books);
  for (const wanted of wantedOrders.values()) {
    const { reference, device } = wanted;
    const fault = faultOf(wanted, placed.get(reference) ?? [], disks.get(device) ?? []);
    if (fault) report(fault[0], device, `${reference} ${fault[1]}`);
  }
  for (const device of devices.values()) {
    for (const tab of device.tabs.values()) judgeList(tab, server.books, report);
  }
}
