import type { Author } from '../audit/author.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';
import type { Transaction } from '../schema/transaction.ts';

/** An order; without an account, the one placed first with this id. */
interface Named {
  id: string;
  account: string | undefined;
}

/** A note as stored. */
export interface StoredNote {
  id: string;
  at: Date;
  byName: string;
  text: string;
}

/** A note to add. */
export interface NewNote {
  /** The note's id, made by the client; also the idempotency key. */
  id: string;
  order: Named;
  by: Author;
  text: string;
}

/** The result of adding a note. */
export type NoteAdding =
  | { kind: 'added' | 'repeated'; notes: StoredNote[] }
  /** Another note of the order has the same id. */
  | { kind: 'keyReused' }
  | { kind: 'notFound' };

/** Reads the lab's notes on an order, oldest first; undefined if there is no such order. */
export function listNotes(database: Database, order: Named): Promise<StoredNote[] | undefined> {
  return inScope(database, 'lab', async (transaction) => {
    const account = await accountOf(transaction, order);
    return account === undefined ? undefined : readNotes(transaction, account, order.id);
  });
}

/** Adds a note, once per id. */
export function addNote(database: Database, { id, order, by, text }: NewNote): Promise<NoteAdding> {
  return inScope(database, 'lab', async (transaction): Promise<NoteAdding> => {
    const account = await accountOf(transaction, order);
    if (!account) return { kind: 'notFound' };
    const [added] = await transaction
      .insertInto('orderNotes')
      .values({
        accountId: account,
        orderId: order.id,
        id,
        byAccount: by.account,
        byUser: by.user,
        byName: by.name,
        text,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    const notes = await readNotes(transaction, account, order.id);
    if (added) return { kind: 'added', notes };
    const isSame = notes.some((note) => note.id === id && note.text === text);
    return isSame ? { kind: 'repeated', notes } : { kind: 'keyReused' };
  });
}

async function accountOf(
  transaction: Transaction,
  { id, account }: Named,
): Promise<string | undefined> {
  let query = transaction
    .selectFrom('orders')
    .select('accountId')
    .where('id', '=', id)
    .where('kind', '<>', 'withdrawn');
  if (account) query = query.where('accountId', '=', account);
  const found = await query.orderBy('placedAt').limit(1).executeTakeFirst();
  return found?.accountId;
}

function readNotes(
  transaction: Transaction,
  account: string,
  order: string,
): Promise<StoredNote[]> {
  return transaction
    .selectFrom('orderNotes')
    .select(['id', 'at', 'byName', 'text'])
    .where((eb) => eb.and({ accountId: account, orderId: order }))
    .orderBy('at')
    .orderBy('id')
    .execute();
}
