import { accountName } from '../accounts/find-accounts.ts';
import type { Author } from '../audit/author.ts';
import type { NoteAdding, StoredNote } from '../order-messages/order-notes.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';
import type { Transaction } from '../schema/transaction.ts';

/** Maximum notes per response: the latest ones. */
const most = 200;

/** A note to add. */
interface NewNote {
  /** The note's id, made by the client; also the idempotency key. */
  id: string;
  account: string;
  by: Author;
  text: string;
}

/** Reads the lab's latest notes on an account, oldest first; undefined for an unknown account. */
export function listAccountNotes(
  database: Database,
  account: string,
): Promise<StoredNote[] | undefined> {
  return inScope(database, 'lab', async (transaction) => {
    const name = await accountName(transaction, account);
    return name === undefined ? undefined : readNotes(transaction, account);
  });
}

/** Adds a note, once per id. */
export function addAccountNote(
  database: Database,
  { id, account, by, text }: NewNote,
): Promise<NoteAdding> {
  return inScope(database, 'lab', async (transaction): Promise<NoteAdding> => {
    if ((await accountName(transaction, account)) === undefined) return { kind: 'notFound' };
    const [added] = await transaction
      .insertInto('accountNotes')
      .values({
        accountId: account,
        id,
        byAccount: by.account,
        byUser: by.user,
        byName: by.name,
        text,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    const isSame = added || (await readText(transaction, account, id)) === text;
    if (!isSame) return { kind: 'keyReused' };
    return { kind: added ? 'added' : 'repeated', notes: await readNotes(transaction, account) };
  });
}

async function readText(transaction: Transaction, account: string, id: string) {
  const known = await transaction
    .selectFrom('accountNotes')
    .select('text')
    .where('accountId', '=', account)
    .where('id', '=', id)
    .executeTakeFirst();
  return known?.text;
}

async function readNotes(transaction: Transaction, account: string): Promise<StoredNote[]> {
  const latest = await transaction
    .selectFrom('accountNotes')
    .select(['id', 'at', 'byName', 'text'])
    .where('accountId', '=', account)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return latest.reverse();
}
