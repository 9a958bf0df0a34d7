import type { AccessoryCatalogue } from '../domain/accessories/accessories.ts';
import type { LensCatalogue } from '../domain/catalogue/lens.ts';
import type { Order } from '../domain/order/order.ts';
import type { StockCatalogue } from '../domain/stock/stock.ts';
import type { ApiPath, Change } from './api-path.ts';
import type {
  AccountsAnswer,
  ChangesAnswer,
  DashboardAnswer,
  LoginRequest,
  OrderCountsAnswer,
  OrderEventRequest,
  OrdersAnswer,
  PlaceOrderRequest,
  ScanAnswer,
  ScanRequest,
  SessionAnswer,
  WithdrawalAnswer,
} from './contract.ts';
import type { LoginAnswer } from './second-factor/contract.ts';

type Orders = ApiPath<{ GET: OrdersAnswer; POST: Change<PlaceOrderRequest, Order> }>;
type Events = ApiPath<{ POST: Change<OrderEventRequest, Order> }>;
type Withdrawal = ApiPath<{ POST: Change<undefined, WithdrawalAnswer> }>;

/** Paths of the resources, relative to the API's origin. */
export const paths = {
  health: '/api/health',
  openapi: '/api/openapi.json',
  login: '/api/login' as ApiPath<{ POST: Change<LoginRequest, LoginAnswer> }>,
  logout: '/api/logout' as ApiPath<{ POST: Change<object, SessionAnswer> }>,
  session: '/api/session' as ApiPath<{ GET: SessionAnswer }>,
  catalogue: '/api/catalogue' as ApiPath<{ GET: LensCatalogue }>,
  stock: '/api/stock' as ApiPath<{ GET: StockCatalogue }>,
  accessories: '/api/accessories' as ApiPath<{ GET: AccessoryCatalogue }>,
  orders: '/api/orders' as Orders,
  orderCounts: '/api/orders/counts' as ApiPath<{ GET: OrderCountsAnswer }>,
  dashboard: '/api/dashboard' as ApiPath<{ GET: DashboardAnswer }>,
  scans: '/api/scans' as ApiPath<{ POST: Change<ScanRequest, ScanAnswer> }>,
  accounts: '/api/accounts' as ApiPath<{ GET: AccountsAnswer }>,
  changes: '/api/changes' as ApiPath<{ GET: ChangesAnswer }>,
  changesStream: '/api/changes/stream',
  withdrawal: (id: string) => `/api/orders/${id}/withdrawal` as Withdrawal,
  orderEvents: (id: string, account?: string) =>
    `/api/orders/${id}/events${account ? `?account=${account}` : ''}` as Events,
  order: (id: string, account?: string) =>
    `/api/orders/${id}${account ? `?account=${account}` : ''}` as ApiPath<{ GET: Order }>,
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
