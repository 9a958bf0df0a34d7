import { isDeepStrictEqual } from 'node:util';
import type { LabPage } from '../../../src/domain/lab-page/lab-page.ts';
import type { Author } from '../audit/author.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';

/** The lab's page; null until the lab has written one. */
export async function readLabPage({ queries }: Database): Promise<LabPage | null> {
  const row = await queries.selectFrom('labPage').select('content').executeTakeFirst();
  return row?.content ?? null;
}

/** Overwrites the lab's page. */
export async function writeLabPage(database: Database, page: LabPage, by: Author): Promise<void> {
  const content = JSON.stringify(page);
  await inScope(database, 'lab', async (transaction) => {
    const known = await transaction
      .selectFrom('labPage')
      .select('content')
      .forUpdate()
      .executeTakeFirst();
    if (isDeepStrictEqual(known?.content, page)) return;
    await transaction
      .insertInto('labPage')
      .values({ isOnly: true, content })
      .onConflict((conflict) => conflict.column('isOnly').doUpdateSet({ content }))
      .execute();
    await recordAudit(transaction, {
      by,
      action: 'labPage.write',
      subject: 'labPage',
      before: known?.content,
      after: page,
    });
  });
}
