import { sql } from 'kysely';
import { stateNames } from '../../../src/domain/lifecycle/state-names.ts';
import { findKeys } from '../order-list/find-keys.ts';
import { everyOrder, type OrderFilter, type Position } from '../order-list/order-filter.ts';
import { orderBy } from '../order-list/page-keys.ts';
import { contentOf, type OrderScope } from '../orders/read-orders.ts';
import { isSecondStanding } from '../orders/standing-second.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';
import type { OrderContent } from '../schema/order-tables.ts';

/** Maximum prescriptions per result. To find an older one, users refine the search. */
const mostEarlier = 20;

/** Leaves out cancelled and rejected orders, which may have been mistakes. */
const states = stateNames.filter((state) => state !== 'cancelled' && state !== 'rejected');

/** The content fields that a history reads. The rest can hold a frame's trace. */
const readFields = ['reference', 'patient', 'use', 'right', 'left', 'lens'] as const;

export interface FoundPrescription extends Pick<OrderContent<'rx'>, 'lensNames'> {
  id: string;
  placedAt: Date;
  /** Whether it can be the first pair of another order. */
  mayBeFirst: boolean;
  content: Pick<OrderContent<'rx'>['content'], (typeof readFields)[number]>;
}

/** Finds an account's prescriptions that contain every word, newest first. */
export async function findPrescriptions(
  database: Database,
  scope: OrderScope,
  { account, words }: { account: string; words: readonly string[] },
): Promise<FoundPrescription[]> {
  const filter = { ...everyOrder, states, kinds: ['rx'] as const, words, account };
  const ids = await findIds(database, scope, filter);
  const query = sql<FoundPrescription>`
    select id, placed_at, lens_names, ${contentOf(readFields)} as content,
      remake_of is null and first_pair is null and not exists (
        select from orders second where second.account_id = "order".account_id and second.first_pair = "order".id
          and ${sql.raw(isSecondStanding)}
      ) as may_be_first
    from orders as "order"
    where account_id = ${account}::uuid and id = any (${ids}::uuid[])
    order by ${orderBy.newest}`;
  const name = `find-prescriptions-${scope === 'lab' ? 'lab' : 'own'}`;
  return queryInScope(database, scope, name, query.compile(database.queries));
}

/** Searches stretch by stretch until there are enough. */
async function findIds(
  database: Database,
  scope: OrderScope,
  filter: OrderFilter,
): Promise<string[]> {
  const ids: string[] = [];
  let after: Position | undefined;
  do {
    const { found, until } = await findKeys(database, scope, { filter, after, size: mostEarlier });
    ids.push(...found.map(({ id }) => id));
    after = until ?? undefined;
  } while (after && ids.length < mostEarlier);
  return ids.slice(0, mostEarlier);
}
