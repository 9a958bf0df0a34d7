import { sql } from 'kysely';
import type { FirstStep } from '../../../src/domain/first-steps/first-steps.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';
import type { Transaction } from '../schema/transaction.ts';

type Row = Record<FirstStep, boolean> & { isDismissed: boolean };

/** Which first steps the lab has completed. Price groups count once the lab has edited them. */
export function readFirstSteps(database: Database, lab: string): Promise<Row> {
  return inScope(database, 'lab', async (transaction) => {
    const { rows } = await sql<Row>`select
      exists (select from lab_page) as contacts,
      exists (select from revision_items where item >= 'tier ' and item < 'tier!' and number > 1) as tiers,
      exists (select from coatings) as coatings,
      exists (select from lens_designs) as designs,
      exists (select from stock_cells) as stock,
      exists (select from accounts where account_id <> ${lab}) as accounts,
      exists (select from orders) as order,
      steps_dismissed_at is not null as is_dismissed
      from catalogue`.execute(transaction);
    const [row] = rows;
    if (!row) throw new Error('the catalogue has no row');
    return row;
  });
}

/** Hides the list of first steps for good. */
export async function dismissFirstSteps(database: Database): Promise<void> {
  await database.queries
    .updateTable('catalogue')
    .set({ stepsDismissedAt: sql<Date>`coalesce(steps_dismissed_at, now())` })
    .execute();
}

/** Whether the lab sells nothing yet, and whether it has ever had an order. */
export async function readBeginning(
  transaction: Transaction,
): Promise<{ isEmpty: boolean; hasOrders: boolean }> {
  const { rows } = await sql<{ isEmpty: boolean; hasOrders: boolean }>`select
    not (exists (select from coatings) or exists (select from lens_services)
      or exists (select from lens_conflicts) or exists (select from lens_designs)
      or exists (select from stock_lenses) or exists (select from accessory_categories)) as is_empty,
    exists (select from orders) as has_orders`.execute(transaction);
  const [row] = rows;
  return row ?? { isEmpty: false, hasOrders: true };
}

/** How many of these ids belong to designs. */
export async function countDesigns(
  transaction: Transaction,
  ids: readonly string[],
): Promise<number> {
  const { count } = await transaction
    .selectFrom('lensDesigns')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  return count;
}
