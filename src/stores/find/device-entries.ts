import { customersOf } from '../../domain/find/customers.ts';
import { type Indexed, indexed } from '../../domain/find/find-among.ts';
import { patientOf } from '../../domain/order/patient-of.ts';
import type { SignedIn } from '../../domain/vocabulary/account.ts';
import { $dashboard } from '../dashboard/dashboard.ts';
import { $preorders, loadPreorders } from '../device/preorders.ts';
import { $orders } from '../orders/orders.ts';
import { $signedIn, isOfLab } from '../shell/session.ts';
import type { Entry } from './entry.ts';
import { customerEntry, orderEntry, preorderEntry } from './order-entries.ts';
import { actionEntries, keysEntry, screenEntries } from './screen-entries.ts';
import { settingEntries } from './setting-entries.ts';

export type EntryIndex = readonly Indexed<Entry>[];

/** Fetches the code for product entries, and for the lab's staff the lab's own entries. */
export async function fetchProducts(isLab: boolean) {
  const [products, lab] = await Promise.all([
    import('./product-entries.ts'),
    isLab ? import('./lab-entries.ts') : undefined,
  ]);
  return { products, lab, pathOf: lab?.editingPath ?? products.orderingPath };
}

/** Orders that this page has read, with names, and the latest stored by the dashboard, without names. */
function knownOrders(isLab: boolean): Entry[] {
  const read = ($orders.get()?.orders ?? []).map((order) => {
    return { ...order, patient: patientOf(order) };
  });
  const ids = new Set(read.map(({ id }) => id));
  const latest = ($dashboard.get()?.answer.latest ?? []).filter(({ id }) => !ids.has(id));
  const orders = [...read, ...latest.map((order) => ({ ...order, patient: patientOf(order) }))];
  return [
    ...orders.map((order) => orderEntry(order, isLab)),
    ...customersOf(read).map((customer) => customerEntry(customer, isLab)),
  ];
}

/** Entries available at once. A visitor finds only screens and settings. */
function atHand(signedIn: SignedIn | null): Entry[] {
  const shared = [...screenEntries(signedIn), ...settingEntries(), keysEntry];
  if (!signedIn) return shared;
  return [...actionEntries(), ...shared, ...knownOrders(isOfLab(signedIn))];
}

async function preorderIndex(): Promise<EntryIndex> {
  await loadPreorders();
  return ($preorders.get() ?? []).map((preorder) => indexed(preorderEntry(preorder)));
}

async function productIndex(isLab: boolean): Promise<EntryIndex> {
  const { products, lab, pathOf } = await fetchProducts(isLab);
  return [...(lab?.labScreens() ?? []).map(indexed), ...products.keptProducts(pathOf)];
}

/** Longest time spent folding texts in one task, ms, so that keys are handled promptly. */
const slice = 4;

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Folds the entries' texts before the first search. */
async function foldAhead(index: EntryIndex): Promise<void> {
  await nextTask();
  let end = performance.now() + slice;
  for (const each of index) {
    each.fold();
    if (performance.now() < end) continue;
    await nextTask();
    end = performance.now() + slice;
  }
}

/**
 * Collects the device's entries: first those available at once, then those read from the device or fetched. Whatever
 * cannot be read is left out.
 */
export function gatherEntries(show: (index: EntryIndex) => void): void {
  const signedIn = $signedIn.get();
  let index: EntryIndex = atHand(signedIn).map(indexed);
  show(index);
  if (!signedIn) return;
  void foldAhead(index);
  const add = async (gathered: Promise<EntryIndex>) => {
    const more = await gathered;
    await foldAhead(more);
    if ($signedIn.get()?.user.id !== signedIn.user.id) return;
    index = [...index, ...more];
    show(index);
  };
  for (const more of [preorderIndex(), productIndex(isOfLab(signedIn))]) {
    add(more).catch(() => {});
  }
}
