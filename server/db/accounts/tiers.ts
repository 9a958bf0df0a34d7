import { sql } from 'kysely';
import type { Tier } from '../../../src/domain/tiers/tier.ts';
import type { Database } from '../pool/database.ts';
import type { Transaction } from '../schema/transaction.ts';

/** All tiers, in the lab's order. */
export async function readTiers(database: Database): Promise<Tier[]> {
  const rows = await database.queries
    .selectFrom('tiers')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id, nameFa: fa, nameEn: en }) => ({ id, name: { fa, en } }));
}

/** Thrown when an account should get a tier that does not exist. */
export class UnknownTier extends Error {
  readonly tier: string;

  constructor(tier: string) {
    super(`there is no tier ${tier}`);
    this.tier = tier;
  }
}

/**
 * Keeps a tier from being deleted until the transaction ends, for an account that should get it. Throws `UnknownTier`
 * if there is no such tier.
 */
export async function holdTier(transaction: Transaction, tier: string): Promise<void> {
  const row = await transaction
    .selectFrom('tiers')
    .select('id')
    .where('id', '=', tier)
    .forKeyShare()
    .executeTakeFirst();
  if (!row) throw new UnknownTier(tier);
}

/**
 * How many accounts have each of some tiers, in the lab's scope. With `locking`, no other account can get one of them
 * until the transaction ends.
 */
export async function countAccountsOf(
  transaction: Transaction,
  tiers: readonly string[],
  { locking }: { locking: boolean },
): Promise<ReadonlyMap<string, number>> {
  if (tiers.length === 0) return new Map();
  if (locking) {
    await transaction
      .selectFrom('tiers')
      .select('id')
      .where('id', 'in', tiers)
      .orderBy('id')
      .forUpdate()
      .execute();
  }
  const rows = await transaction
    .selectFrom('accounts')
    .select(['tier', sql<number>`count(*)::int`.as('count')])
    .where('tier', 'in', tiers)
    .groupBy('tier')
    .execute();
  return new Map(rows.map(({ tier, count }) => [tier, count]));
}
