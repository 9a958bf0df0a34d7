import { replay } from '../../../src/domain/lifecycle/history.ts';
import { stockCellKey } from '../../../src/domain/stock/chart.ts';
import { isDeepEqual } from '../../../src/domain/vocabulary/deep-equal.ts';
import { allOrders, type Books, type KeptOrder } from '../lab/books.ts';
import type { Tell } from './broken.ts';

const isOver = ({ status }: KeptOrder) => ['cancelled', 'rejected'].includes(status.state);

/** Pieces on the shelf and those that orders took are, together, the pieces of the beginning; and never fewer than none. */
function stockFault(books: Books, atFirst: ReadonlyMap<string, number>): string | null {
  const counted = new Map(books.shelf);
  for (const order of allOrders(books)) {
    if (isOver(order)) continue;
    for (const line of order.content.lines) {
      const cell = stockCellKey(line);
      counted.set(cell, (counted.get(cell) ?? 0) + line.pieces);
    }
  }
  for (const [cell, pieces] of books.shelf) {
    if (pieces < 0) return `${pieces} pieces of ${cell}`;
  }
  for (const [cell, pieces] of counted) {
    const first = atFirst.get(cell) ?? 0;
    if (pieces !== first) return `${pieces} pieces of ${cell} instead of ${first}`;
  }
  return null;
}

/** Orders that the lab accepted and nobody cancelled are what the account owes. */
function ledgerFault(books: Books): string | null {
  const accounts = new Set(allOrders(books).map(({ account }) => account.id));
  for (const account of accounts) {
    const entries = books.entries.get(account) ?? [];
    let sum = 0;
    for (const { debit, credit, balance } of entries) {
      sum += debit - credit;
      if (balance !== sum) return `a balance of ${balance} where the entries sum up to ${sum}`;
    }
    const owed = allOrders(books)
      .filter((order) => order.account.id === account && !isOver(order))
      .filter(({ events }) => events.some(({ event }) => event === 'accept'))
      .reduce((total, { price }) => total + (price.total ?? 0), 0);
    if (owed !== sum) return `${sum} rials are owed for orders of ${owed}`;
  }
  return null;
}

/** Where an order stands follows from its events. */
function stateFault(books: Books): string | null {
  for (const { id, price, events, status } of allOrders(books)) {
    const { state, back, promisedFor } = replay(price.total, events) ?? {};
    const { state: kept, back: keptBack, promisedFor: keptDay } = status;
    if (!isDeepEqual([state, back, promisedFor], [kept, keptBack, keptDay])) {
      return `${id} is ${kept}, its events say ${state ?? 'that something was not allowed'}`;
    }
  }
  return null;
}

/** The content of each order, as it was placed and as it was corrected to. */
const versionsOf = ({ content, corrections }: KeptOrder) => [
  ...corrections.map((each) => each.content),
  content,
];

/** The accounts for which each wish is at the lab, by reference: once for each time. */
export function placedFor(books: Books): Map<string, string[]> {
  const placed = new Map<string, string[]>();
  for (const order of allOrders(books)) {
    for (const { reference } of versionsOf(order)) {
      placed.set(reference, [...(placed.get(reference) ?? []), order.account.id]);
    }
  }
  return placed;
}

/** Judges the lab after each change. */
export function judgeLab(books: Books, atFirst: ReadonlyMap<string, number>, tell: Tell): void {
  const stock = stockFault(books, atFirst);
  if (stock) tell('Stock is whole', 'server', stock);
  const ledger = ledgerFault(books);
  if (ledger) tell('Ledger sums up', 'server', ledger);
  const state = stateFault(books);
  if (state) tell('States follow the table', 'server', state);
  for (const [reference, { length }] of placedFor(books)) {
    if (length > 1) tell('Exactly once', 'server', `${reference} was placed ${length} times`);
  }
}
