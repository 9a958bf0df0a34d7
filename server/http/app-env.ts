import type { HttpBindings } from '@hono/node-server';
import type { OrderLimits } from '../../src/domain/order/order-limits.ts';
import type { SignedIn } from '../../src/domain/vocabulary/account.ts';
import type { CatalogueCache } from '../catalogue/catalogue-cache.ts';
import type { VisitorStock } from '../catalogue/stock-answer.ts';
import type { Settings } from '../config/settings.ts';
import type { Database } from '../db/pool/database.ts';
import type { OrderRates } from '../orders/order-rates.ts';

/** What every route works with. */
export interface Services {
  settings: Settings;
  database: Database;
  catalogue: CatalogueCache;
}

/** Hono's environment: Node's request, and what the guards found. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    services: Services;
    orderRates: OrderRates;
    visitorStock: VisitorStock;
    /** Who asks; set by `signedInOnly`. */
    signedIn: SignedIn;
    /** By which the account's stock prices go; set by `signedInOnly`. */
    tier: string;
    /** How much the account may order; set by `signedInOnly`. */
    limits: OrderLimits;
    /** The catalogue's revision; set by `signedInOnly`. */
    revision: string;
  };
}
