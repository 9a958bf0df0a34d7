import { sql } from 'kysely';
import type { FactorKind } from '../../../src/domain/second-factor/factors.ts';
import type { Person } from '../accounts/muted-topics.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';
import type { Transaction } from '../schema/transaction.ts';

/** Enough time to fetch a phone and set up an app. */
const offerLimit = sql`interval '15 minutes'`;

/** Stores a passkey's challenge or an app's secret until it is confirmed. A new one replaces it. */
export async function makeOffer(
  database: Database,
  { account, user }: Person,
  kind: FactorKind,
  value: Buffer,
): Promise<void> {
  await inScope(database, { account }, (transaction) =>
    transaction
      .insertInto('factorOffers')
      .values({ accountId: account, userId: user, kind, value })
      .onConflict((conflict) =>
        conflict
          .columns(['accountId', 'userId', 'kind'])
          .doUpdateSet({ value, madeAt: sql<Date>`now()` }),
      )
      .execute(),
  );
}

/** The latest offer, unless it is too old. */
export async function readOffer(
  database: Database,
  { account, user }: Person,
  kind: FactorKind,
): Promise<Buffer | undefined> {
  const found = await inScope(database, { account }, (transaction) =>
    transaction
      .selectFrom('factorOffers')
      .select('value')
      .where((eb) => eb.and({ accountId: account, userId: user, kind }))
      .where(sql<boolean>`made_at > now() - ${offerLimit}`)
      .executeTakeFirst(),
  );
  return found?.value;
}

/** Takes the offer; false if it was taken or replaced in the meantime. */
export async function takeOffer(
  transaction: Transaction,
  { account, user }: Person,
  kind: FactorKind,
  offered: Buffer,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('factorOffers')
    .where((eb) => eb.and({ accountId: account, userId: user, kind, value: offered }))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
