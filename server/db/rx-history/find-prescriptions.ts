import { sql } from 'kysely';
import { stateNames } from '../../../src/domain/lifecycle/state-names.ts';
import { findKeys } from '../order-list/find-keys.ts';
import { everyOrder } from '../order-list/order-filter.ts';
import { orderBy } from '../order-list/page-keys.ts';
import { searchInTime } from '../order-list/search-in-time.ts';
import { contentOf, type OrderScope } from '../orders/read-orders.ts';
import { isSecondStanding } from '../orders/standing-second.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';
import type { OrderContent } from '../schema/order-tables.ts';

/** Maximum prescriptions per result. To find an older one, users refine the search. */
const mostEarlier = 20;

/** Time in ms after which no further batch of orders is searched. A shop with very many continues in its list. */
const maxSearchMs = 1_000;

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

/** Some of an account's prescriptions. */
export interface FoundPrescriptions {
  prescriptions: FoundPrescription[];
  /** How far back the search got when its time was up; null if there are no others, or more than it returns. */
  searchedTo: Date | null;
}

/** Finds an account's prescriptions that contain every word, newest first. */
export async function findPrescriptions(
  database: Database,
  scope: OrderScope,
  { account, words }: { account: string; words: readonly string[] },
): Promise<FoundPrescriptions> {
  const filter = { ...everyOrder, states, kinds: ['rx'] as const, words, account };
  const { found, until } = await searchInTime(
    (after) => findKeys(database, scope, { filter, after, size: mostEarlier }),
    { enough: mostEarlier, maxMs: maxSearchMs },
  );
  const ids = found.slice(0, mostEarlier).map(({ id }) => id);
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
  const prescriptions = await queryInScope(database, scope, name, query.compile(database.queries));
  return { prescriptions, searchedTo: until?.placedAt ?? null };
}
