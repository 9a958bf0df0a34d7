import { isDeepStrictEqual } from 'node:util';
import type { Buyer, Seller } from '../../../src/domain/invoices/party.ts';
import type { Author } from '../audit/author.ts';
import { differences } from '../audit/differences.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';
import type { Transaction } from '../schema/transaction.ts';

/** The seller, in a transaction with the lab's scope; null until the lab has entered one. */
export async function sellerIn(transaction: Transaction): Promise<Seller | null> {
  const row = await transaction.selectFrom('invoiceSeller').select('content').executeTakeFirst();
  return row?.content ?? null;
}

/** The seller; null until the lab has entered one. */
export const readSeller = (database: Database): Promise<Seller | null> =>
  inScope(database, 'lab', sellerIn);

/** Stores the seller. */
export async function writeSeller(database: Database, seller: Seller, by: Author): Promise<void> {
  const content = JSON.stringify(seller);
  await inScope(database, 'lab', async (transaction) => {
    const known = await transaction
      .selectFrom('invoiceSeller')
      .select('content')
      .forUpdate()
      .executeTakeFirst();
    if (isDeepStrictEqual(known?.content, seller)) return;
    await transaction
      .insertInto('invoiceSeller')
      .values({ isOnly: true, content })
      .onConflict((conflict) => conflict.column('isOnly').doUpdateSet({ content }))
      .execute();
    const [before, after] = differences<object>(known?.content ?? {}, seller);
    const what = { subject: 'seller', subjectName: seller.name, before, after };
    await recordAudit(transaction, { by, action: 'invoice.nameSeller', ...what });
  });
}

/** An account and its details as a buyer; undefined for an unknown account. */
export async function buyerIn(
  transaction: Transaction,
  account: string,
): Promise<{ name: string; buyer: Buyer | null } | undefined> {
  const row = await transaction
    .selectFrom('accounts')
    .leftJoin('buyers', 'buyers.accountId', 'accounts.accountId')
    .select(['accounts.name', 'buyers.content'])
    .where('accounts.accountId', '=', account)
    .executeTakeFirst();
  return row && { name: row.name, buyer: row.content };
}

/** `buyerIn` in a separate transaction. */
export const readBuyer = (database: Database, account: string) =>
  inScope(database, { account }, (transaction) => buyerIn(transaction, account));

/** Stores an account's details as a buyer; false for an unknown account. */
export function writeBuyer(
  database: Database,
  { account, by }: { account: string; by: Author },
  buyer: Buyer,
): Promise<boolean> {
  return inScope(database, { account }, async (transaction) => {
    const locked = await transaction
      .selectFrom('accounts')
      .select('name')
      .where('accountId', '=', account)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!locked) return false;
    const known = (await buyerIn(transaction, account))?.buyer;
    if (isDeepStrictEqual(known, buyer)) return true;
    const content = JSON.stringify(buyer);
    await transaction
      .insertInto('buyers')
      .values({ accountId: account, content })
      .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ content }))
      .execute();
    const [before, after] = differences<object>(known ?? {}, buyer);
    const what = { subject: account, subjectName: locked.name, before, after };
    await recordAudit(transaction, { by, action: 'invoice.nameBuyer', ...what });
    return true;
  });
}
