import { customersOf } from '../../domain/find/customers.ts';
import { type Indexed, indexed } from '../../domain/find/find-among.ts';
import { patientOf } from '../../domain/order/patient-of.ts';
import type { SignedIn } from '../../domain/vocabulary/account.ts';
import { $dashboard } from '../dashboard/dashboard.ts';
import { $preorders, loadPreorders } from '../device/preorders.ts';
import { $orders } from '../orders/orders.ts';
import { $signedIn } from '../shell/session.ts';
import type { Entry } from './entry.ts';
import { customerEntry, orderEntry, preorderEntry } from './order-entries.ts';
import { actionEntries, keysEntry, screenEntries } from './screen-entries.ts';
import { settingEntries } from './setting-entries.ts';

export type EntryIndex = readonly Indexed<Entry>[];

export const isOfLab = (signedIn: SignedIn | null) => signedIn?.user.role === 'SuperAdmin';

/** How products are shown, and what of the lab's only its people's devices fetch. */
export async function fetchProducts(isLab: boolean) {
  const [products, lab] = await Promise.all([
    import('./product-entries.ts'),
    isLab ? import('./lab-entries.ts') : undefined,
  ]);
  return { products, lab, pathOf: lab?.editingPath ?? products.orderingPath };
}

/** Orders that this page has read, with names, and the latest ones that the dashboard keeps, without. */
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

/** What the page has at hand. A visitor finds screens and settings only. */
function atHand(signedIn: SignedIn | null): Entry[] {
  const shared = [...screenEntries(signedIn), ...settingEntries(), keysEntry];
  if (!signedIn) return shared;
  return [...actionEntries(), ...shared, ...knownOrders(isOfLab(signedIn))];
}

async function preorderEntries(): Promise<Entry[]> {
  await loadPreorders();
  return ($preorders.get() ?? []).map(preorderEntry);
}

async function productEntries(isLab: boolean): Promise<Entry[]> {
  const { products, lab, pathOf } = await fetchProducts(isLab);
  return [...(lab?.labScreens() ?? []), ...products.keptProducts(pathOf)];
}

/** Entries that are folded in one task, so that a key pressed in between is answered soon. */
const slice = 100;

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Gathers what the device has: what the page has at hand is there at once, what has to be read from the device or
 * fetched joins it. What cannot be had is left out.
 */
export function gatherEntries(show: (index: EntryIndex) => void): void {
  const signedIn = $signedIn.get();
  let index: EntryIndex = atHand(signedIn).map(indexed);
  show(index);
  if (!signedIn) return;
  const add = async (gathered: Promise<readonly Entry[]>) => {
    const entries = await gathered;
    for (let from = 0; from < entries.length; from += slice) {
      if (from > 0) await nextTask();
      if ($signedIn.get()?.user.id !== signedIn.user.id) return;
      index = [...index, ...entries.slice(from, from + slice).map(indexed)];
      show(index);
    }
  };
  for (const more of [preorderEntries(), productEntries(isOfLab(signedIn))]) {
    add(more).catch(() => {});
  }
}
