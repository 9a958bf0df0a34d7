import type { EnteredEntry } from '../../../src/domain/ledger/entered-entry.ts';
import { isReversible } from '../../../src/domain/ledger/is-reversible.ts';
import type { Issue } from '../../../src/domain/vocabulary/issue.ts';
import { accountName } from '../../db/accounts/find-accounts.ts';
import type { Author } from '../../db/audit/author.ts';
import { recordAudit } from '../../db/audit/record-audit.ts';
import { type FoundEntry, findEntry, findReversal } from '../../db/ledger/find-entries.ts';
import { lockBalance } from '../../db/ledger/lock-balance.ts';
import { isTooMuch, postEntry } from '../../db/ledger/post-entry.ts';
import { type Composed, reversalOf } from '../../db/ledger/reversal.ts';
import type { Database } from '../../db/pool/database.ts';
import { lockInScope } from '../../db/pool/lock-in-scope.ts';
import type { Transaction } from '../../db/schema/transaction.ts';
import { countOrder } from '../reports/count-order.ts';

/** An entry the lab makes by hand. */
export interface HandEntry {
  /** The client's id for the entry, and the idempotency key. */
  id: string;
  by: Author;
  asked: EnteredEntry;
}

/** The result of entering; `number` is the entry's. */
export type Entering =
  | { kind: 'posted' | 'repeated'; number: number }
  /** The account has another entry of the same id. */
  | { kind: 'keyReused' }
  /** The entry to take back is a reversal, or was taken back before. */
  | { kind: 'notAllowed' }
  | { kind: 'refused'; issues: Issue[] };

/** Posts what the lab enters, once however often it is asked for. */
export async function enterEntry(database: Database, entry: HandEntry): Promise<Entering> {
  const post = (transaction: Transaction) => postOnce(transaction, entry);
  return lockInScope(database, 'lab', post).catch((error) => {
    if (isTooMuch(error)) return refused('amount', 'outOfRange');
    throw error;
  });
}

const refused = (path: string, code: Issue['code']): Entering => {
  return { kind: 'refused', issues: [{ path, code }] };
};

async function postOnce(transaction: Transaction, { id, by, asked }: HandEntry): Promise<Entering> {
  const subjectName = await accountName(transaction, asked.account);
  if (subjectName === undefined) return refused('account', 'invalid');
  // The same entry, or a reversal of the same one, may be posted at this moment.
  await lockBalance(transaction, asked.account);
  const known = await findEntry(transaction, asked.account, id);
  if (known) {
    return isSame(known, asked)
      ? { kind: 'repeated', number: known.number }
      : { kind: 'keyReused' };
  }
  const composed =
    asked.kind === 'reversal' ? await composeReversal(transaction, asked) : composeAmount(asked);
  if ('result' in composed) return composed.result;
  const { account, kind, reference, note } = asked;
  const entry = { id, account, kind, reference, note, by, ...composed.entry };
  const number = await postEntry(transaction, entry);
  const { order } = entry;
  if (order !== null) await countOrder(transaction, { account, id: order });
  await recordAudit(transaction, {
    by,
    action: 'ledgerEntry.post',
    subject: id,
    subjectName,
    after: { ...asked, number },
  });
  return { kind: 'posted', number };
}

function isSame(known: FoundEntry, asked: EnteredEntry): boolean {
  const { kind, reference, note } = asked;
  if (known.kind !== kind || known.reference !== reference || known.note !== note) return false;
  if (asked.kind === 'reversal') return known.reverses === asked.entry;
  const { debit, credit } = amountsOf(asked);
  return known.debit === debit && known.credit === credit;
}

type ByAmount = Exclude<EnteredEntry, { kind: 'reversal' }>;

function amountsOf({ kind, amount }: ByAmount): { debit: number; credit: number } {
  const owed = kind === 'payment' ? -amount : amount;
  return { debit: Math.max(owed, 0), credit: Math.max(-owed, 0) };
}

/** Payments and adjustments carry no tax. */
function composeAmount(asked: ByAmount): { entry: Composed } {
  const amounts = amountsOf(asked);
  return { entry: { ...amounts, tax: 0, taxRate: null, order: null, reverses: null } };
}

async function composeReversal(
  transaction: Transaction,
  { account, entry }: Extract<EnteredEntry, { kind: 'reversal' }>,
): Promise<{ entry: Composed } | { result: Entering }> {
  const mistaken = await findEntry(transaction, account, entry);
  if (!mistaken) return { result: refused('entry', 'invalid') };
  const { kind } = mistaken;
  const reversedBy = await findReversal(transaction, account, entry);
  const isFree = isReversible({ kind, reversedBy });
  return isFree ? { entry: reversalOf(mistaken) } : { result: { kind: 'notAllowed' } };
}
