import type { PathOf } from '../exchange.ts';
import type { orderContract } from './contract.ts';

type Of<Name extends keyof typeof orderContract> = PathOf<(typeof orderContract)[Name]>;

/** Paths of orders. */
export const orderPaths = {
  /** GET, asked by `ordersQuery`; POST places one. */
  orders: '/api/orders' as Of<'orders'>,
  counts: '/api/orders/counts' as Of<'counts'>,
  order: (id: string, account?: string) =>
    `/api/orders/${id}${account ? `?account=${account}` : ''}` as Of<'order'>,
  /** POST: something that happens to the order. */
  events: (id: string, account?: string) =>
    `/api/orders/${id}/events${account ? `?account=${account}` : ''}` as Of<'events'>,
  /** POST: what is ordered instead, until the lab accepts the order. */
  corrections: (id: string) => `/api/orders/${id}/corrections` as Of<'corrections'>,
  /** POST: withdraws a correction unless the order was corrected by it. */
  correctionWithdrawal: (id: string, event: string) =>
    `/api/orders/${id}/corrections/${event}/withdrawal` as Of<'correctionWithdrawal'>,
  /** POST: withdraws the order unless it was placed. */
  withdrawal: (id: string) => `/api/orders/${id}/withdrawal` as Of<'withdrawal'>,
} as const;
