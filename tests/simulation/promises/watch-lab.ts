import { replay } from '../../../src/domain/lifecycle/history.ts';
import { stockCellKey } from '../../../src/domain/stock/chart.ts';
import { isDeepEqual } from '../../../src/domain/vocabulary/deep-equal.ts';
import { allOrders, type Books, type KeptOrder } from '../lab/books.ts';
import type { Report } from './broken.ts';

const isOver = ({ status }: KeptOrder) => ['cancelled', 'rejected'].includes(status.state);

/** The pieces on the shelf plus those taken by orders must equal the initial stock, and no count may be negative. */
function stockFault(books: Books, initialStock: ReadonlyMap<string, number>): string | null {
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
    const first = initialStock.get(cell) ?? 0;
    if (pieces !== first) return `${pieces} pieces of ${cell} instead of ${first}`;
  }
  return null;
}

/** An account must owe the total of the orders that were accepted and not cancelled. */
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

/** Each order's state must follow from its events. */
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

/** The contents of an order: before each correction, and now. */
const versionsOf = ({ content, corrections }: KeptOrder) => [
  ...corrections.map((each) => each.content),
  content,
];

/** By reference, the accounts for which the lab has the order, once per occurrence. */
export function placedFor(books: Books): Map<string, string[]> {
  const placed = new Map<string, string[]>();
  for (const order of allOrders(books)) {
    for (const { reference } of versionsOf(order)) {
      placed.set(reference, [...(placed.get(reference) ?? []), order.account.id]);
    }
  }
  return placed;
}

/** Judges the lab after a change. */
export function judgeLab(
  books: Books,
  initialStock: ReadonlyMap<string, number>,
  report: Report,
): void {
  const stock = stockFault(books, initialStock);
  if (stock) report('Stock is whole', 'server', stock);
  const ledger = ledgerFault(books);
  if (ledger) report('Ledger sums up', 'server', ledger);
  const state = stateFault(books);
  if (state) report('States follow the table', 'server', state);
  for (const [reference, { length }] of placedFor(books)) {
    if (length > 1) report('Exactly once', 'server', `${reference} was placed ${length} times`);
  }
}
