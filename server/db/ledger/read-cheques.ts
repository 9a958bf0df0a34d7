import { CompiledQuery } from 'kysely';
import type { ListedCheque } from '../../../src/domain/ledger/cheque.ts';
import type { ChequeState } from '../../../src/domain/ledger/cheque-steps.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope, type Scope } from '../pool/scope.ts';

/** Where a page of cheques begins: after this one, by due day. */
export interface AfterCheque {
  due: string;
  account: string;
  id: string;
}

/** Which cheques to read. */
export interface ChequePage {
  /** Of all accounts without one. */
  account: string | undefined;
  /** Empty for all. */
  states: readonly ChequeState[];
  after: AfterCheque | null;
}

/** Cheques of one page. */
const pageSize = 50;

type Row = Omit<ListedCheque, 'account' | 'at' | 'due'> & {
  accountId: string;
  name: string;
  dueOn: string;
  at: Date;
};

/** With an account or without, so that each has an index to read along. */
const chequesSql = (isOfAccount: boolean) => `
  select payment.id, payment.account_id, account.name, entry.credit as amount, payment.sayad, payment.bank,
    payment.due_on::text, payment.state, entry.at, entry.note
  from payments payment
  join ledger_entries entry on entry.account_id = payment.account_id and entry.id = payment.id
  join accounts account on account.account_id = payment.account_id
  where payment.due_on is not null and (cardinality($1::text[]) = 0 or payment.state = any($1::text[]))
    and ($2::date is null or (payment.due_on, payment.account_id, payment.id) > ($2::date, $3::uuid, $4::uuid))
    ${isOfAccount ? 'and payment.account_id = $5::uuid' : ''}
  order by payment.due_on, payment.account_id, payment.id limit ${pageSize + 1}`;

function chequeOf({ accountId, name, dueOn, at, ...cheque }: Row): ListedCheque {
  return { ...cheque, account: { id: accountId, name }, due: dueOn, at: at.toISOString() };
}

/** Reads a page of cheques, those due first first. */
export async function readCheques(
  database: Database,
  scope: Scope,
  { account, states, after }: ChequePage,
): Promise<{ cheques: ListedCheque[]; hasMore: boolean }> {
  const isOfAccount = account !== undefined;
  const values = [states, after?.due ?? null, after?.account ?? null, after?.id ?? null];
  const text = chequesSql(isOfAccount);
  const asked = isOfAccount ? [...values, account] : values;
  const query = CompiledQuery.raw(text, asked) as CompiledQuery<Row>;
  const found = await queryInScope(database, scope, `cheques${isOfAccount ? '-of' : ''}`, query);
  return { cheques: found.slice(0, pageSize).map(chequeOf), hasMore: found.length > pageSize };
}
