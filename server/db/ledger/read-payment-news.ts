import { CompiledQuery } from 'kysely';
import type { PaymentNews } from '../../../src/domain/ledger/payment-news.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';

/** Maximum news items per response. */
const most = 5;

const newsSql = `
  select * from (
    (
      select id, decided_at as at, state as kind, amount, reason from transfer_reports
      where account_id = $1 and decided_at is not null
      order by decided_at desc limit ${most}
    )
    union all
    (
      select step.id, step.at, 'bounced' as kind, entry.credit as amount, step.note as reason
      from cheque_steps step
      join ledger_entries entry on entry.account_id = step.account_id and entry.id = step.cheque_id
      where step.account_id = $1 and step.step = 'bounce'
      order by step.at desc limit ${most}
    )
  ) news
  order by at desc, id limit ${most}`;

type Row = Omit<PaymentNews, 'at'> & { at: Date };

/** The lab's latest actions on an account's payments, newest first. */
export async function readPaymentNews(database: Database, account: string): Promise<PaymentNews[]> {
  const query = CompiledQuery.raw(newsSql, [account]) as CompiledQuery<Row>;
  const rows = await queryInScope(database, { account }, 'payment-news', query);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
