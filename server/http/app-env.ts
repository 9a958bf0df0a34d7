import type { HttpBindings } from '@hono/node-server';
import type { Body } from '../../src/api/exchange.ts';
import type { OrderLimits } from '../../src/domain/order/order-limits.ts';
import type { SignedIn } from '../../src/domain/vocabulary/account.ts';
import type { KeptLog } from '../backup/kept-log.ts';
import type { FoundSession } from '../db/accounts/sessions.ts';
import type { Author } from '../db/audit/author.ts';
import type { Database } from '../db/pool/database.ts';
import type { LiveChanges } from '../live/live-changes.ts';
import type { Settings } from '../process/config/settings.ts';
import type { DiskSpace } from '../process/disk/disk-space.ts';
import type { CatalogueCache } from '../use-cases/catalogue/catalogue-cache.ts';
import type { ListHistory } from '../use-cases/catalogue/list-history.ts';
import type { VisitorAnswer } from '../use-cases/catalogue/tagged-answer.ts';
import type { ProductIndex } from '../use-cases/find/product-index.ts';
import type { OrderMonthsReader } from '../use-cases/orders/order-months.ts';
import type { OrderRateLimiter } from '../use-cases/orders/order-rate-limiter.ts';

/** Services available to every route. */
export interface Services {
  settings: Settings;
  database: Database;
  catalogue: CatalogueCache;
  live: LiveChanges;
  months: OrderMonthsReader;
  disk: DiskSpace;
  keptLog: KeptLog;
  /** Aborted once the server begins to shut down. */
  ending: AbortSignal;
}

/** Hono's environment: Node's request, and values that middleware sets. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    services: Services;
    /** Identifies the request in the log. */
    requestId: string;
    orderRateLimiter: OrderRateLimiter;
    listHistory: ListHistory;
    productIndex: ProductIndex;
    visitorStock: VisitorAnswer;
    visitorAccessories: VisitorAnswer;
    /** The body as the route declares it; set by `route`. */
    body: Body | undefined;
    /** The session on a route that also serves visitors; null for a visitor. Set by `authorise`. */
    session: FoundSession | null;
    /** The user and account of the session; set by `authorise`. */
    signedIn: SignedIn;
    /** The machine that sent the key, as the author of its changes; set by `authoriseMachine`. */
    machine: Author;
    /** The account's price tier; set by `authorise`. */
    tier: string;
    /** The account's order limits; set by `authorise`. */
    limits: OrderLimits;
    /** The account's credit limit in rials, null for none; set by `authorise`. */
    creditLimit: number | null;
    /** The current revision of the catalogue; set by `authorise`. */
    revision: string;
    /** Messages older than this do not count as unread; set by `authorise`. */
    unreadSince: Date;
  };
}
