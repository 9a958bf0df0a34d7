import type { Selectable } from 'kysely';
import type { NewAccountRequest } from '../../../src/api/accounts/contract.ts';
import type { AccountDetails } from '../../../src/domain/accounts/account-details.ts';
import type { Author } from '../audit/author.ts';
import { differences } from '../audit/differences.ts';
import { type Recorded, recordAudit } from '../audit/record-audit.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';
import type { Tables } from '../schema/tables.ts';
import type { Transaction } from '../schema/transaction.ts';
import { insertPerson } from './insert-person.ts';
import { holdTier } from './tiers.ts';

/** An account as it is stored. */
export type StoredAccount = Selectable<Tables['accounts']>;

/** The columns for an account's lab-controlled details. */
function columnsOf({ name, tier, creditLimit, limits, contact, addresses }: AccountDetails) {
  return {
    name,
    tier,
    creditLimit,
    mostLines: limits.lines,
    mostPieces: limits.pieces,
    ordersPerMinute: limits.ordersPerMinute,
    contactName: contact.name,
    phone: contact.phone,
    email: contact.email,
    addresses: JSON.stringify(addresses),
  };
}

/** The details that the lab has set for an account. */
export function detailsOf(account: StoredAccount): AccountDetails {
  const { name, tier, creditLimit, contactName, phone, email, addresses } = account;
  const { mostLines: lines, mostPieces: pieces, ordersPerMinute } = account;
  return {
    name,
    tier,
    creditLimit,
    limits: { lines, pieces, ordersPerMinute },
    contact: { name: contactName, phone, email },
    addresses,
  };
}

/** Reads an account. */
export function readAccount(
  database: Database,
  account: string,
): Promise<StoredAccount | undefined> {
  return inScope(database, { account }, (transaction) =>
    transaction
      .selectFrom('accounts')
      .selectAll()
      .where('accountId', '=', account)
      .executeTakeFirst(),
  );
}

/** Reads a page of all accounts, sorted by id, after a given id. */
export function readAccounts(
  database: Database,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<StoredAccount[]> {
  return inScope(database, 'lab', (transaction) =>
    transaction
      .selectFrom('accounts')
      .selectAll()
      .$if(after !== undefined, (query) => query.where('accountId', '>', after ?? ''))
      .orderBy('accountId')
      .limit(limit)
      .execute(),
  );
}

/**
 * Adds an account without users. Returns false if the id exists already, and leaves that account unchanged. Throws
 * `UnknownTier`.
 */
export async function insertAccount(
  transaction: Transaction,
  account: string,
  details: AccountDetails,
): Promise<boolean> {
  await holdTier(transaction, details.tier);
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('accounts')
    .values({ accountId: account, ...columnsOf(details) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows !== 0n;
}

/**
 * Adds an account with its first owner, who has no password yet. Returns false if the id exists already, and leaves
 * that account unchanged. Throws if the username is taken.
 */
export function addAccount(
  database: Database,
  { account, by }: { account: string; by: Author },
  { details, kind, owner }: NewAccountRequest,
): Promise<boolean> {
  return inScope(database, { account }, async (transaction) => {
    if (!(await insertAccount(transaction, account, details))) return false;
    await insertPerson(transaction, account, { ...owner, accountRole: 'Owner', role: kind });
    await recordAudit(transaction, {
      by,
      action: 'account.add',
      subject: account,
      subjectName: details.name,
      after: { ...details, kind, owner: { name: owner.name, username: owner.username } },
    });
    return true;
  });
}

/** Changes an account's lab-controlled details; false if there is no such account. */
export function changeAccount(
  database: Database,
  { account, by }: { account: string; by: Author },
  details: AccountDetails,
): Promise<boolean> {
  return inScope(database, { account }, async (transaction) => {
    const changed = await changeDetails(transaction, { account, by }, details);
    return changed !== 'unknown';
  });
}

/** Changes an account's lab-controlled details in a transaction in its scope. Throws `UnknownTier`. */
export async function changeDetails(
  transaction: Transaction,
  { account, by }: { account: string; by: Recorded['by'] },
  details: AccountDetails,
): Promise<'unknown' | 'same' | 'changed'> {
  const known = await transaction
    .selectFrom('accounts')
    .selectAll()
    .where('accountId', '=', account)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!known) return 'unknown';
  const [before, after] = differences(detailsOf(known), details);
  if (Object.keys(after).length === 0) return 'same';
  if (details.tier !== known.tier) await holdTier(transaction, details.tier);
  await transaction
    .updateTable('accounts')
    .set(columnsOf(details))
    .where('accountId', '=', account)
    .execute();
  const { name: subjectName } = details;
  await recordAudit(transaction, {
    by,
    action: 'account.change',
    subject: account,
    subjectName,
    before,
    after,
  });
  return 'changed';
}
