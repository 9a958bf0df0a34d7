import { taxWithin } from '../../../../src/domain/ledger/tax-within.ts';
import type { History, StoredEntry, StoredOrder, Truth } from '../operation.ts';
import type { Broken } from './broken.ts';
import { type Posting, postingsOf } from './postings.ts';
import { remakeCredits } from './remake-credits.ts';

const broken = (about: string, what: string): Broken => {
  return { promise: 'Ledger sums up', about, what, operations: [] };
};

const amountOf = ({ debit, credit }: StoredEntry) => debit - credit;

const describe = ({ kind, name, event, amount }: Posting) =>
  `the ${kind} of ${amount} rials for ${name} ${event}`;

/** An event can reverse several entries, even of the same amount. */
function postingFault(
  posting: Posting,
  expected: readonly Posting[],
  entries: readonly StoredEntry[],
): string | null {
  const { event, kind, amount } = posting;
  const found = entries.filter((entry) => entry.event === event && entry.kind === kind);
  const wanted = expected.filter((each) => each.event === event && each.kind === kind);
  if (found.length > wanted.length) return `${describe(posting)} is there ${found.length} times`;
  if (found.length < wanted.length) return `${describe(posting)} is missing`;
  const count = wanted.filter((each) => each.amount === amount).length;
  if (found.filter((entry) => amountOf(entry) === amount).length === count) return null;
  return `${describe(posting)} is of ${found.map(amountOf).join(' and ')} rials`;
}

/** Each event of an order must have posted what it should, once, and nothing else may be posted for the order. */
function orderFaults(
  order: StoredOrder,
  entries: readonly StoredEntry[],
  credits: readonly Posting[],
): Broken[] {
  const expected = postingsOf(order, credits);
  const about = `order ${order.order} of ${order.account}`;
  const faults = expected.flatMap((posting) => postingFault(posting, expected, entries) ?? []);
  const known = new Set(expected.map(({ event, kind }) => `${event} ${kind}`));
  const strange = entries
    .filter(({ event, kind }) => !known.has(`${event} ${kind}`))
    .map((entry) => `entry ${entry.number}, ${entry.kind} of ${amountOf(entry)}, has no reason`);
  return [...faults, ...strange].map((what) => broken(about, what));
}

/** Tax must be rounded by the rule, and a reversal must reverse a whole entry. */
function entryFault(entry: StoredEntry, byId: ReadonlyMap<string, StoredEntry>): string | null {
  const { debit, credit, tax, taxRate, reverses } = entry;
  const expected = taxRate === null ? 0 : taxWithin(debit + credit, taxRate);
  if (tax !== expected) return `has a tax of ${tax} where it has to be ${expected}`;
  if (reverses === null) return null;
  const reversed = byId.get(reverses);
  const isWhole = reversed?.debit === credit && reversed.credit === debit;
  return isWhole ? null : 'takes back another amount than was posted';
}

/** The entries of an account must sum up, one by one and to its balance. */
function accountFaults(account: string, entries: readonly StoredEntry[], { balances }: Truth) {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const faults: string[] = [];
  let sum = 0;
  for (const [place, entry] of entries.entries()) {
    sum += amountOf(entry);
    if (entry.number !== place + 1) faults.push(`entry ${place + 1} is missing`);
    if (entry.balance !== sum) {
      faults.push(`after entry ${entry.number} ${entry.balance} is owed, and the sum is ${sum}`);
    }
    const fault = entryFault(entry, byId);
    if (fault) faults.push(`entry ${entry.number} ${fault}`);
    if (entry.order === null) faults.push(`entry ${entry.number} is of no order`);
  }
  const balance = balances[account] ?? 0;
  if (balance !== sum) faults.push(`the balance is ${balance}, and the entries sum up to ${sum}`);
  return faults.slice(0, 3).map((what) => broken(`account ${account}`, what));
}

/** Each account's ledger must have what its orders posted, once, and sum up to its balance. */
export function judgeLedger({ truth }: Pick<History, 'truth'>): Broken[] {
  const byAccount = Map.groupBy(truth.entries, ({ account }) => account);
  const byOrder = Map.groupBy(truth.entries, ({ account, order }) => `${account} ${order}`);
  const accounts = new Set([...byAccount.keys(), ...Object.keys(truth.balances)]);
  const credits = remakeCredits(truth);
  const known = new Set(truth.orders.map(({ account, order }) => `${account} ${order}`));
  const strange = truth.entries.filter(
    ({ account, order }) => order !== null && !known.has(`${account} ${order}`),
  );
  return [
    ...truth.orders
      .filter(({ isWithdrawn }) => !isWithdrawn)
      .flatMap((order) => {
        const key = `${order.account} ${order.order}`;
        return orderFaults(order, byOrder.get(key) ?? [], credits.get(key) ?? []);
      }),
    ...strange.map(({ account, order }) =>
      broken(`order ${order} of ${account}`, 'it was posted, and is not there'),
    ),
    ...[...accounts].flatMap((each) => accountFaults(each, byAccount.get(each) ?? [], truth)),
  ];
}
