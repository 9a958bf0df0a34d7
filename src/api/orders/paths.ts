import type { PathOf } from '../exchange.ts';
import type { orderContract } from './contract.ts';

type Of<Name extends keyof typeof orderContract> = PathOf<(typeof orderContract)[Name]>;

/** Paths of orders. */
export const orderPaths = {
  /** GET: queried by `ordersQuery`; POST places one. */
  orders: '/api/orders' as Of<'orders'>,
  counts: '/api/orders/counts' as Of<'counts'>,
  order: (id: string, account?: string) =>
    `/api/orders/${id}${account ? `?account=${account}` : ''}` as Of<'order'>,
  /** POST: adds an event to the order. */
  events: (id: string, account?: string) =>
    `/api/orders/${id}/events${account ? `?account=${account}` : ''}` as Of<'events'>,
  /** POST: corrects the order, until the lab accepts it. */
  corrections: (id: string) => `/api/orders/${id}/corrections` as Of<'corrections'>,
  /** POST: withdraws a correction unless it was applied. */
  correctionWithdrawal: (id: string, event: string) =>
    `/api/orders/${id}/corrections/${event}/withdrawal` as Of<'correctionWithdrawal'>,
  /** POST: withdraws the order unless it was placed. */
  withdrawal: (id: string) => `/api/orders/${id}/withdrawal` as Of<'withdrawal'>,
} as const;
