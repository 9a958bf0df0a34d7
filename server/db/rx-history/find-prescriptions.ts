import { sql } from 'kysely';
import { stateNames } from '../../../src/domain/lifecycle/state-names.ts';
import { everyOrder } from '../orders/order-filter.ts';
import { orderBy, pageKeys } from '../orders/page-keys.ts';
import { contentOf, type OrderScope } from '../orders/read-orders.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';
import type { OrderContent } from '../schema/order-tables.ts';

/** Most prescriptions found at once; who looks for an older one types another word. */
const mostEarlier = 20;

/** What was cancelled or rejected may have been a mistake. */
const states = stateNames.filter((state) => state !== 'cancelled' && state !== 'rejected');

/** The fields of an order's content that a history reads; the rest can hold a frame's trace. */
const readFields = ['reference', 'patient', 'use', 'right', 'left', 'lens'] as const;

export interface FoundPrescription extends Pick<OrderContent<'rx'>, 'lens_names'> {
  id: string;
  placed_at: Date;
  content: Pick<OrderContent<'rx'>['content'], (typeof readFields)[number]>;
}

/** Finds an account's prescriptions that have every word, newest first. */
export async function findPrescriptions(
  database: Database,
  scope: OrderScope,
  { account, words }: { account: string; words: readonly string[] },
): Promise<FoundPrescription[]> {
  const filter = { ...everyOrder, states, kinds: ['rx'] as const, words, account };
  const found = pageKeys({ filter, after: undefined, size: mostEarlier });
  const query = sql<FoundPrescription>`
    select id, placed_at, lens_names, ${contentOf(readFields)} as content
    from orders as "order" join (select account_id as page_account, id as page_id from (${found}) as found) as page
      on page_account = account_id and page_id = id
    where account_id = ${account}::uuid
    order by ${orderBy.newest}`;
  const name = `find-prescriptions-${scope === 'lab' ? 'lab' : 'own'}`;
  return queryInScope(database, scope, name, query.compile(database.queries));
}
