import type { Need } from '../../domain/dashboard/needs.ts';
import type { OrderState } from '../../domain/lifecycle/order-state.ts';
import { panelRoutes } from '../../panel/routes.ts';

const promised = { late: 'late=true', dueToday: 'order=promise' } as const;

/** Address of the list of the counted orders; for those due today, the list of promises. */
export function listOf(counted: Need | OrderState): string {
  const filter =
    counted === 'late' || counted === 'dueToday' ? promised[counted] : `state=${counted}`;
  return `${panelRoutes.orders.path}?${filter}`;
}
