import { createMiddleware } from 'hono/factory';
import { readingFromReplica } from '../../db/replica/reading-from-replica.ts';
import { readerOf } from '../../use-cases/orders/reader-of.ts';
import type { AppEnv } from '../app-env.ts';

/** Serves the lab's reads in a route from the replica, if there is one. Shops always read from the primary. */
export const readFromReplica = createMiddleware<AppEnv>((c, next) => {
  const { services, signedIn } = c.var;
  if (readerOf(signedIn) === 'lab') {
    c.set('services', { ...services, database: readingFromReplica(services.database) });
  }
  return next();
});
