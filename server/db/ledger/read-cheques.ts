import { CompiledQuery } from 'kysely';
import type { ListedCheque } from '../../../src/domain/ledger/cheque.ts';
import { type ChequeState, pendingStates } from '../../../src/domain/ledger/cheque-steps.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope, type Scope } from '../pool/scope.ts';
import { isPendingCheque } from './pending-cheque.ts';

/** Where a page of cheques begins: after this one, sorted by due day. */
export interface AfterCheque {
  due: string;
  account: string;
  id: string;
}

/** Which cheques to read. */
export interface ChequePage {
  /** Undefined for all accounts. */
  account: string | undefined;
  /** Empty for all states. */
  states: readonly ChequeState[];
  /** Only those due in this range of days, such as `2026-11-22`, ends included. */
  from: string | undefined;
  until: string | undefined;
  after: AfterCheque | null;
}

/** Cheques per page. */
const pageSize = 50;

type Row = Omit<ListedCheque, 'account' | 'at' | 'due'> & {
  accountId: string;
  name: string;
  dueOn: string;
  at: Date;
};

/** The filters that decide which index can be used. */
type Asked = { isOfAccount: boolean; arePending: boolean };

const chequesSql = ({ isOfAccount, arePending }: Asked) => `
  select payment.id, payment.account_id, account.name, entry.credit as amount, payment.sayad, payment.bank,
    payment.due_on::text, payment.state, entry.at, entry.note
  from payments payment
  join ledger_entries entry on entry.account_id = payment.account_id and entry.id = payment.id
  join accounts account on account.account_id = payment.account_id
  where payment.due_on is not null and (cardinality($1::text[]) = 0 or payment.state = any($1::text[]))
    and ($2::date is null or (payment.due_on, payment.account_id, payment.id) > ($2::date, $3::uuid, $4::uuid))
    and payment.due_on between coalesce($5::date, '-infinity') and coalesce($6::date, 'infinity')
    ${arePending ? `and ${isPendingCheque}` : ''}
    ${isOfAccount ? 'and payment.account_id = $7::uuid' : ''}
  order by payment.due_on, payment.account_id, payment.id limit ${pageSize + 1}`;

const arePending = (states: readonly ChequeState[]) =>
  states.length > 0 && states.every((state) => pendingStates.some((each) => each === state));

function chequeOf({ accountId, name, dueOn, at, ...cheque }: Row): ListedCheque {
  return { ...cheque, account: { id: accountId, name }, due: dueOn, at: at.toISOString() };
}

/** Reads a page of cheques, the earliest due first. */
export async function readCheques(
  database: Database,
  scope: Scope,
  { account, states, from, until, after }: ChequePage,
): Promise<{ cheques: ListedCheque[]; hasMore: boolean }> {
  const asked = { isOfAccount: account !== undefined, arePending: arePending(states) };
  const place = [after?.due ?? null, after?.account ?? null, after?.id ?? null];
  const values = [states, ...place, from ?? null, until ?? null];
  const query = CompiledQuery.raw(
    chequesSql(asked),
    asked.isOfAccount ? [...values, account] : values,
  ) as CompiledQuery<Row>;
  const name = `cheques${asked.isOfAccount ? '-of' : ''}${asked.arePending ? '-pending' : ''}`;
  const found = await queryInScope(database, scope, name, query);
  return { cheques: found.slice(0, pageSize).map(chequeOf), hasMore: found.length > pageSize };
}
