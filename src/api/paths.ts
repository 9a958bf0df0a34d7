import type { accessoryContract } from './accessories/contract.ts';
import type { catalogueContract } from './catalogue/contract.ts';
import type {
  changeContract,
  dashboardContract,
  orderContract,
  scanContract,
  sessionContract,
} from './contract.ts';
import type { PathOf } from './exchange.ts';
import type { stockContract } from './stock/contract.ts';

/** Paths of the resources, relative to the API's origin. */
export const paths = {
  health: '/api/health',
  openapi: '/api/openapi.json',
  login: '/api/login' as PathOf<typeof sessionContract.login>,
  logout: '/api/logout' as PathOf<typeof sessionContract.logout>,
  session: '/api/session' as PathOf<typeof sessionContract.session>,
  catalogue: '/api/catalogue' as PathOf<typeof catalogueContract.list>,
  stock: '/api/stock' as PathOf<typeof stockContract.list>,
  accessories: '/api/accessories' as PathOf<typeof accessoryContract.list>,
  orders: '/api/orders' as PathOf<typeof orderContract.orders>,
  orderCounts: '/api/orders/counts' as PathOf<typeof orderContract.counts>,
  dashboard: '/api/dashboard' as PathOf<typeof dashboardContract.dashboard>,
  scans: '/api/scans' as PathOf<typeof scanContract.scans>,
  changes: '/api/changes' as PathOf<typeof changeContract.changes>,
  changesStream: '/api/changes/stream',
  withdrawal: (id: string) =>
    `/api/orders/${id}/withdrawal` as PathOf<typeof orderContract.withdrawal>,
  orderEvents: (id: string, account?: string) =>
    `/api/orders/${id}/events${account ? `?account=${account}` : ''}` as PathOf<
      typeof orderContract.events
    >,
  order: (id: string, account?: string) =>
    `/api/orders/${id}${account ? `?account=${account}` : ''}` as PathOf<
      typeof orderContract.order
    >,
} as const;

/**
 * Carries the UUIDv7 the client made for the new record. The same key with the same body always gets the first answer
 * again.
 */
export const idempotencyHeader = 'Idempotency-Key';

/**
 * The account and user a request is made for, as `account/user`. Tabs share one cookie, which can change under an open
 * tab: a request for someone other than the session's user is refused instead of being carried out for the wrong
 * account.
 */
export const actingHeader = 'Acting-As';

/** The id of the last server-sent event a client received, so that the stream goes on after it. */
export const lastEventHeader = 'Last-Event-ID';
