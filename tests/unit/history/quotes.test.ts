import { expect, it } from 'vitest';
import type { OrderState } from '../../../src/domain/lifecycle/order-state.ts';
import { judgeHistory } from '../../faults/history/judge-history.ts';
import type {
  Answer,
  Call,
  Caller,
  History,
  Operation,
  RecordedEvent,
  Seen,
  StepRequest,
} from '../../faults/history/operation.ts';

const [account, order, price] = ['shop', '01900000-0000-7000-8000-00000000a001', 1_500_000];
const shop: Caller = { name: 'shop', account, isLab: false };
const lab: Caller = { name: 'lab', account: 'lab', isLab: true };
const wanted = { reference: 'R-1', total: null, pieces: {} };

type Step = StepRequest & { by: Caller; state: OrderState };
const steps: readonly Step[] = [
  { by: lab, event: 'quote', price, state: 'quoted' },
  { by: shop, event: 'agree', state: 'submitted' },
  { by: lab, event: 'accept', promisedFor: '2030-01-10', state: 'accepted' },
];

const eventOf = ({ by, ...step }: Step, place: number): RecordedEvent => ({
  ...step,
  id: `event-${place}`,
  side: by.isLab ? 'lab' : 'shop',
  at: '2030-01-01T00:00:00.000Z',
});

const events: RecordedEvent[] = [
  eventOf({ by: shop, event: 'submit', state: 'submitted' }, 0),
  ...steps.map((step, index) => eventOf(step, index + 1)),
];

/** The order after its first events, with the price that the lab has named by then. */
function seenAfter(count: number): Seen {
  const past = events.slice(0, count);
  const total = past.find(({ event }) => event === 'quote')?.price ?? null;
  const state = past.at(-1)?.state ?? 'submitted';
  return { order, account, state, reference: wanted.reference, total, events: past };
}

function operation(number: number, caller: Caller, call: Call): Operation {
  const answer: Answer = { is: 'done', isNew: true, seen: seenAfter(number) };
  return { number, caller, call, asked: number * 10, answered: number * 10 + 5, answer };
}

/** An order without a price is quoted, agreed to and accepted, which charges the quoted price. */
function quotedHistory(): History {
  const charge = { account, number: 1, id: 'entry-1', kind: 'charge', debit: price, credit: 0 };
  const untaxed = { tax: 0, taxRate: null, reverses: null };
  return {
    start: { shelf: {}, orders: [], notes: [] },
    operations: [
      operation(1, shop, { does: 'place', order, wanted, body: 'first' }),
      ...steps.map(({ by, state: _, ...step }, index) =>
        operation(index + 2, by, { does: 'act', order, id: `event-${index + 1}`, step }),
      ),
    ],
    truth: {
      orders: [
        { account, order, isWithdrawn: false, state: 'accepted', wanted, remakeOf: null, events },
      ],
      notes: [],
      entries: [{ ...charge, ...untaxed, order, event: 'event-3', balance: price }],
      balances: { [account]: price },
      movements: [],
      shelf: {},
    },
  };
}

it('accepts an order that was charged at the quoted price', () => {
  expect(judgeHistory(quotedHistory())).toEqual([]);
});

it('finds another price in the ledger than was quoted', () => {
  const history = quotedHistory();
  const [entry] = history.truth.entries;
  const charged = entry ? [{ ...entry, debit: price + 10, balance: price + 10 }] : [];
  const balances = { [account]: price + 10 };
  const broken = judgeHistory({
    ...history,
    truth: { ...history.truth, entries: charged, balances },
  });
  expect(broken.map(({ promise }) => promise)).toEqual(['Ledger sums up']);
});

it('finds an answer with another price than was quoted', () => {
  const history = quotedHistory();
  const seen = { ...seenAfter(4), total: price + 10 };
  const read: Operation = {
    ...{ number: 5, caller: shop, call: { does: 'read', order }, asked: 100, answered: 105 },
    answer: { is: 'seen', seen },
  };
  const broken = judgeHistory({ ...history, operations: [...history.operations, read] });
  expect(broken.map(({ promise }) => promise)).toEqual(['Read your own writes']);
});
