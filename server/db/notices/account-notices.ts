import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Notice } from '../../../src/domain/notices/notice.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';
import type { Transaction } from '../schema/transaction.ts';

/** More notices than anyone would read. */
const most = 20;

/** Reads an account's notices for a day at the lab, newest first. */
export async function readAccountNotices(
  database: Database,
  { account, day }: { account: string; day: string },
): Promise<Notice[]> {
  const found = database.queries
    .selectFrom('accountNotices')
    .select(['id', 'textFa', 'textEn'])
    .select(sql<string>`from_day::text`.as('from'))
    .select(sql<string>`until_day::text`.as('until'))
    .where('accountId', '=', account)
    .where('untilDay', '>=', day)
    .orderBy('untilDay', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .compile();
  const rows = await queryInScope(database, { account }, 'account-notices', found);
  return rows.map(({ id, textFa, textEn, from, until }) => {
    return { id, text: { fa: textFa, en: textEn }, from, until };
  });
}

/** Adds a notice for an account, shown from one day at the lab until another. */
export async function addAccountNotice(
  transaction: Transaction,
  account: string,
  { text, from, until }: Omit<Notice, 'id'>,
): Promise<void> {
  const words = { textFa: text.fa, textEn: text.en };
  await transaction
    .insertInto('accountNotices')
    .values({ accountId: account, id: uuidv7(), ...words, fromDay: from, untilDay: until })
    .execute();
}
