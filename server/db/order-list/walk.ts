import { sql } from 'kysely';
import type { OrderScope } from '../orders/read-orders.ts';
import type { Database } from '../pool/database.ts';
import { matches, placedBefore } from './order-filter.ts';
import { along, countFacets, keys, orderBy, shapeOf } from './page-keys.ts';
import type { PageRequest } from './placed-page.ts';
import { readStretch, type Stretch, stretchOf } from './stretch.ts';

/** Orders that one request looks through. */
const mostWalked = 2000;

/** Of all accounts and a few states, or of a figure, so many: each of them may have to be fetched from another part of the disk. */
const mostScattered = 180;

/** States times kinds that are walked through one by one; of more, each would get too few. */
const mostFacets = 6;

/**
 * Looks through the orders themselves, the next ones in the list's order. By states and kinds each gets its share
 * of them, and the stretch ends where the first of them did.
 */
export function walk(database: Database, scope: OrderScope, page: PageRequest): Promise<Stretch> {
  const { filter, after, size } = page;
  const shape = shapeOf(filter, mostFacets);
  const isScattered = (shape === 'facets' || shape === 'counted') && filter.account === undefined;
  const most = isScattered ? mostScattered : mostWalked;
  const share = shape === 'facets' ? Math.ceil(most / countFacets(filter)) : most;
  const order = orderBy[filter.order];
  const columns = sql`${keys}, kind, search, row_number() over (order by ${order}) as at`;
  const walked = along[shape]({ filter, after, size: share }, columns);
  const isWithin = sql`not exists (
    select from ending where (walked.placed_at, walked.id, walked.account_id)
      < (ending.placed_at, ending.id, ending.account_id)
  )`;
  const query = stretchOf({
    steps: sql`walked as materialized (${walked}), ending as materialized (
      select ${keys} from walked where at = ${sql.lit(share)} order by ${order} limit 1
    )`,
    found: sql`select ${keys} from walked
      where ${matches(filter)} and ${shape === 'facets' ? isWithin : placedBefore(filter, undefined)}
      order by ${order} limit ${sql.lit(size)}`,
    end: sql`select * from ending`,
  });
  const whose = filter.account === undefined ? '' : '-of';
  const name = `walk-${scope === 'lab' ? `lab${whose}` : 'own'}-${shape}-${filter.order}-${share}-${size}`;
  return readStretch(database, scope, name, query);
}
