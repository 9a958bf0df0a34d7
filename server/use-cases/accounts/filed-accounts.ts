import type { FiledAccountsSaved } from '../../../src/api/accounts/contract.ts';
import type { FiledAccount } from '../../../src/domain/accounts/account-file.ts';
import {
  changeDetails,
  detailsOf,
  insertAccount,
  readAccounts,
} from '../../db/accounts/account-details.ts';
import type { Author } from '../../db/audit/author.ts';
import { recordAudit } from '../../db/audit/record-audit.ts';
import type { Database } from '../../db/pool/database.ts';
import { continueAs, inScope } from '../../db/pool/scope.ts';
import type { Transaction } from '../../db/schema/transaction.ts';
import { reinstate, suspend } from './suspension.ts';

/** Reads a page of all accounts, ordered by id. */
export async function readFiledAccounts(
  database: Database,
  page: { after: string | undefined; limit: number },
): Promise<FiledAccount[]> {
  const found = await readAccounts(database, page);
  return found.map((account) => ({
    id: account.accountId,
    details: detailsOf(account),
    isSuspended: account.suspendedAt !== null,
  }));
}

type Asked = { asked: FiledAccount; by: Author };

async function add(transaction: Transaction, { asked, by }: Asked): Promise<boolean> {
  const { id, details } = asked;
  if (!(await insertAccount(transaction, id, details))) return false;
  const subjectName = details.name;
  await recordAudit(transaction, {
    by,
    action: 'account.add',
    subject: id,
    subjectName,
    after: details,
  });
  return true;
}

/** Saves an account as the file describes it. Repeating this changes nothing. */
async function save(
  transaction: Transaction,
  { asked, by }: Asked,
): Promise<'added' | 'changed' | 'same'> {
  const { id: account, details, isSuspended } = asked;
  await continueAs(transaction, account);
  const known = await changeDetails(transaction, { account, by }, details);
  const isAdded = known === 'unknown' && (await add(transaction, { asked, by }));
  const hasSwitched = await (isSuspended ? suspend : reinstate)(transaction, { account, by });
  if (isAdded) return 'added';
  return known === 'changed' || hasSwitched ? 'changed' : 'same';
}

/** Saves all accounts or none. They are saved in the order of their ids, so that two imports cannot deadlock. */
export function saveFiledAccounts(
  database: Database,
  by: Author,
  accounts: readonly FiledAccount[],
): Promise<FiledAccountsSaved> {
  const inOrder = accounts.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return inScope(database, 'directory', async (transaction) => {
    const saved = { added: 0, changed: 0, same: 0 };
    for (const asked of inOrder) saved[await save(transaction, { asked, by })] += 1;
    const { added, changed } = saved;
    return { added, changed };
  });
}
