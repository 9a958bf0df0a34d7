import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Notice, NoticeContent } from '../../../src/domain/notices/notice.ts';
import type { Author } from '../audit/author.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Database } from '../pool/database.ts';
import { inScope, queryInScope } from '../pool/scope.ts';
import type { Transaction } from '../schema/transaction.ts';

/** More notices than anyone would read. */
const most = 20;

/** Reads the notices of a day, oldest first; with `ahead`, those of later days too. */
export async function readNotices(
  database: Database,
  { day, ahead }: { day: string; ahead: boolean },
): Promise<Notice[]> {
  let query = database.queries
    .selectFrom('notices')
    .select(['id', 'textFa', 'textEn'])
    .select(sql<string>`from_day::text`.as('from'))
    .select(sql<string>`until_day::text`.as('until'))
    .where('untilDay', '>=', day);
  if (!ahead) query = query.where('fromDay', '<=', day);
  const found = query.orderBy('fromDay').orderBy('id').limit(most).compile();
  const rows = await queryInScope(database, 'directory', `notices${ahead ? '-ahead' : ''}`, found);
  return rows.map(({ id, textFa, textEn, from, until }) => {
    return { id, text: { fa: textFa, en: textEn }, from, until };
  });
}

/** Writes a notice or overwrites it. */
export async function saveNotice(
  database: Database,
  { id, text, from, until }: Notice,
  by: Author,
): Promise<void> {
  const values = { textFa: text.fa, textEn: text.en, fromDay: from, untilDay: until };
  await inScope(database, 'lab', async (transaction) => {
    const before = await recordedNotice(transaction, id);
    await transaction
      .insertInto('notices')
      .values({ id, ...values })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute();
    const after = { text, from, until };
    if (isDeepStrictEqual(before, after)) return;
    const subjectName = text.fa;
    await recordAudit(transaction, {
      by,
      action: 'notice.write',
      subject: id,
      subjectName,
      before,
      after,
    });
  });
}

/** Deletes a notice. Does nothing if it does not exist. */
export async function deleteNotice(database: Database, id: string, by: Author): Promise<void> {
  await inScope(database, 'lab', async (transaction) => {
    const before = await recordedNotice(transaction, id);
    if (!before) return;
    await transaction.deleteFrom('notices').where('id', '=', id).execute();
    const subjectName = before.text.fa;
    await recordAudit(transaction, {
      by,
      action: 'notice.delete',
      subject: id,
      subjectName,
      before,
    });
  });
}

/** The current notice, locked because someone else may write it at the same moment. */
async function recordedNotice(
  transaction: Transaction,
  id: string,
): Promise<NoticeContent | undefined> {
  const row = await transaction
    .selectFrom('notices')
    .select(['textFa', 'textEn'])
    .select(sql<string>`from_day::text`.as('from'))
    .select(sql<string>`until_day::text`.as('until'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && { text: { fa: row.textFa, en: row.textEn }, from: row.from, until: row.until };
}
