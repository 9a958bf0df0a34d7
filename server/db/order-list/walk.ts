import { sql } from 'kysely';
import type { OrderScope } from '../orders/read-orders.ts';
import type { Database } from '../pool/database.ts';
import { matches, placedBefore } from './order-filter.ts';
import { along, countFacets, keys, orderBy, shapeOf } from './page-keys.ts';
import type { PageRequest } from './placed-page.ts';
import { readStretch, type Stretch, stretchOf } from './stretch.ts';

/** Maximum orders that one request examines. */
const mostWalked = 2000;

/**
 * The maximum for all accounts and a few states, or for a figure, because each order may be in another part of the
 * disk.
 */
const mostScattered = 180;

/** Maximum combinations of state and kind that are walked one by one. With more, each share would be too small. */
const mostFacets = 6;

/**
 * Examines the orders themselves, in the list's order. With states and kinds, each combination gets an equal share, and
 * the stretch ends where the first share ran out.
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
