import { CompiledQuery, sql } from 'kysely';
import type { Transfer, TransferAsked } from '../../../src/domain/ledger/transfer.ts';
import type { TransferState } from '../../../src/domain/ledger/transfer-state.ts';
import type { Author } from '../audit/author.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope, type Scope } from '../pool/scope.ts';
import type { Transaction } from '../schema/transaction.ts';
import { standsSql } from './find-entries.ts';

/** An account's report of a transfer. */
export interface NewTransfer {
  account: string;
  id: string;
  by: Author;
  asked: TransferAsked;
}

/**
 * Stores a report; false if the account has one with the same id, or with the same tracking number that was not
 * refused.
 */
export async function addTransfer(
  transaction: Transaction,
  { account, id, by, asked }: NewTransfer,
): Promise<boolean> {
  const { amount, tracking, on, note } = asked;
  const added = await transaction
    .insertInto('transferReports')
    .values({
      accountId: account,
      id,
      amount,
      tracking,
      paidOn: on,
      note,
      byUser: by.user,
      byName: by.name,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** An account's report, without its pictures. */
export function findTransfer(transaction: Transaction, account: string, id: string) {
  return transaction
    .selectFrom('transferReports')
    .select(['amount', 'tracking', 'note', 'state', 'reason'])
    .select(({ cast }) => cast<string>('paidOn', 'text').as('paidOn'))
    .where((eb) => eb.and({ accountId: account, id }))
    .executeTakeFirst();
}

/** Records the decision about a waiting report. */
export async function decideTransfer(
  transaction: Transaction,
  { account, id }: { account: string; id: string },
  { state, reason, by }: { state: TransferState; reason: string; by: Author },
): Promise<void> {
  await transaction
    .updateTable('transferReports')
    .set({ state, reason, decidedAt: new Date(), decidedBy: by.name })
    .where((eb) => eb.and({ accountId: account, id }))
    .execute();
}

/** Whether the account's ledger has a payment by transfer with this number and amount that was not reversed. */
export async function isTransferRecorded(
  transaction: Transaction,
  { account, tracking, amount }: { account: string; tracking: string; amount: number },
): Promise<boolean> {
  const found = await transaction
    .selectFrom('ledgerEntries as entry')
    .select('entry.id')
    .where((eb) =>
      eb.and({
        'entry.accountId': account,
        'entry.kind': 'payment',
        'entry.reference': tracking,
        'entry.credit': amount,
      }),
    )
    .where(sql.raw<boolean>(standsSql))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Where a page of reports begins: after this one, newest first. */
export interface AfterTransfer {
  at: string;
  account: string;
  id: string;
}

export interface TransferPage {
  account: string | undefined;
  /** Empty for all states. */
  states: readonly TransferState[];
  after: AfterTransfer | null;
}

/** Reports per page. */
const pageSize = 50;

type Row = Omit<Transfer, 'account' | 'at' | 'on' | 'by' | 'decidedAt'> & {
  accountId: string;
  name: string;
  at: Date;
  paidOn: string;
  byName: string;
  decidedAt: Date | null;
};

const transfersSql = (isOfAccount: boolean) => `
  select report.id, report.account_id, account.name, report.at, report.amount, report.tracking, report.paid_on::text,
    report.note, report.by_name, report.state, report.decided_at, report.reason,
    coalesce((
      select json_agg(photo.id order by photo.at, photo.id) from transfer_photos photo
      where photo.account_id = report.account_id and photo.report_id = report.id
    ), '[]') as photos
  from transfer_reports report
  join accounts account on account.account_id = report.account_id
  where (cardinality($1::text[]) = 0 or report.state = any($1::text[]))
    and ($2::timestamptz is null or (report.at, report.account_id, report.id) < ($2::timestamptz, $3::uuid, $4::uuid))
    ${isOfAccount ? 'and report.account_id = $5::uuid' : ''}
  order by report.at desc, report.account_id desc, report.id desc limit ${pageSize + 1}`;

function transferOf({ accountId, name, at, paidOn, byName, decidedAt, ...row }: Row): Transfer {
  return {
    ...row,
    account: { id: accountId, name },
    at: at.toISOString(),
    on: paidOn,
    by: byName,
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}

/** Reads a page of reports, newest first. */
export async function readTransfers(
  database: Database,
  scope: Scope,
  { account, states, after }: TransferPage,
): Promise<{ transfers: Transfer[]; hasMore: boolean }> {
  const isOfAccount = account !== undefined;
  const values = [states, after?.at ?? null, after?.account ?? null, after?.id ?? null];
  const asked = isOfAccount ? [...values, account] : values;
  const query = CompiledQuery.raw(transfersSql(isOfAccount), asked) as CompiledQuery<Row>;
  const name = `transfers${isOfAccount ? '-of' : ''}`;
  const found = await queryInScope(database, scope, name, query);
  return { transfers: found.slice(0, pageSize).map(transferOf), hasMore: found.length > pageSize };
}

/** How many reports wait for the lab, up to `most`. */
export async function countTransfers(database: Database, most: number): Promise<number> {
  const text = `select count(*)::integer as count from (
    select from transfer_reports where state = 'waiting' limit ${most}) waiting`;
  const query = CompiledQuery.raw(text) as CompiledQuery<{ count: number }>;
  const [counted] = await queryInScope(database, 'lab', 'count-transfers', query);
  return counted?.count ?? 0;
}
