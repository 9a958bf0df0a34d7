import type { HttpBindings } from '@hono/node-server';
import type { SignedIn } from '../src/domain/account.ts';
import type { CatalogueCache } from './catalogue-cache.ts';
import type { Database } from './db/database.ts';
import type { Settings } from './settings.ts';

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
    /** Who asks; set by `signedInOnly`. */
    signedIn: SignedIn;
    /** By which the account's stock prices go; set by `signedInOnly`. */
    tier: string;
    /** The catalogue's revision; set by `signedInOnly`. */
    revision: string;
  };
}
