import { atom } from 'nanostores';
import type { DashboardAnswer } from '../../api/contract.ts';
import { paths } from '../../api/paths.ts';
import type { Need } from '../../domain/dashboard/needs.ts';
import type { OrderState } from '../../domain/lifecycle/order-state.ts';
import { panelRoutes } from '../../panel/routes.ts';
import { keepFresh } from '../shell/keep-fresh.ts';
import { readOwn } from '../shell/read-own.ts';
import { $signedIn } from '../shell/session.ts';

/** The account's numbers as last read; null until the first answer. */
export const $numbers = atom<DashboardAnswer | null>(null);

$signedIn.listen((signedIn, before) => {
  if (signedIn?.user.id !== before?.user.id) $numbers.set(null);
});

async function readNumbers(): Promise<void> {
  const own = await readOwn<DashboardAnswer>(paths.dashboard);
  if (own.kind === 'read') $numbers.set(own.value);
}

/** Keeps the numbers up to date while a screen shows them. */
export function followNumbers(): () => void {
  return keepFresh(() => void readNumbers());
}

const promised = { late: 'late=true', dueToday: 'order=promise' } as const;

/** Address of the list of the orders that were counted; of those due today, the list of promises. */
export function listOf(counted: Need | OrderState): string {
  const filter =
    counted === 'late' || counted === 'dueToday' ? promised[counted] : `state=${counted}`;
  return `${panelRoutes.orders.path}?${filter}`;
}
