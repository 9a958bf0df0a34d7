import type { Books, Entry, KeptOrder } from './books.ts';

type Posting = Omit<Entry, 'balance'>;

export const entriesOf = ({ entries }: Books, account: string): Entry[] =>
  entries.get(account) ?? [];

/** What an account owes, rials. */
export const balanceOf = (books: Books, account: string): number =>
  entriesOf(books, account).at(-1)?.balance ?? 0;

function post(books: Books, account: string, posting: Posting): void {
  const balance = balanceOf(books, account) + posting.debit - posting.credit;
  books.entries.set(account, [...entriesOf(books, account), { ...posting, balance }]);
}

/** Posts an order's price, unless it is 0. */
export function charge(books: Books, { id, account }: KeptOrder, total: number): void {
  if (total === 0) return;
  const amounts = { debit: total, credit: 0, reverses: null };
  post(books, account.id, { order: id, kind: 'charge', ...amounts });
}

/** Posts a remake's price as a credit, unless it is 0. */
export function creditRemake(books: Books, { id, account }: KeptOrder, total: number): void {
  if (total === 0) return;
  const amounts = { debit: 0, credit: total, reverses: null };
  post(books, account.id, { order: id, kind: 'remakeCredit', ...amounts });
}

/** Reverses an order's charges and credits that haven't been reversed yet. */
export function reverse(books: Books, { id, account }: KeptOrder): void {
  const all = entriesOf(books, account.id);
  const reversed = new Set(all.map(({ reverses }) => reverses));
  for (const [place, { order, kind, debit, credit }] of all.entries()) {
    if (order !== id || kind === 'reversal' || reversed.has(place)) continue;
    const amounts = { debit: credit, credit: debit, reverses: place };
    post(books, account.id, { order: id, kind: 'reversal', ...amounts });
  }
}
