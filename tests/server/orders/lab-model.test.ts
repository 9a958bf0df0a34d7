import fc from 'fast-check';
import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import { deliveryPaths } from '../../../src/api/delivery/paths.ts';
import { ledgerPaths } from '../../../src/api/ledger/paths.ts';
import type { OrderEventRequest } from '../../../src/api/orders/contract.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { sessionPaths } from '../../../src/api/session/paths.ts';
import { stockPath } from '../../../src/api/stock/paths.ts';
import type { Delivery } from '../../../src/domain/delivery/delivery.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { stockCellKey } from '../../../src/domain/stock/chart.ts';
import { priceStock } from '../../../src/domain/stock/price.ts';
import type { SignedIn } from '../../../src/domain/vocabulary/account.ts';
import type { Books } from '../../simulation/lab/books.ts';
import { lab as model } from '../../simulation/lab/lab.ts';
import { balanceOf } from '../../simulation/lab/ledger.ts';
import { freshApp } from '../support/fresh-app.ts';
import { stockCell, stockRequest } from '../support/stock-request.ts';

const { request, signIn, asSuperuser } = await freshApp();
const people = ['shop', 'shop2', 'lab'] as const;
type Person = (typeof people)[number];

const cookies = new Map<Person, string>();
const signedIn = new Map<Person, SignedIn>();
for (const person of people) {
  const cookie = await signIn(person);
  cookies.set(person, cookie);
  const answer = await request(sessionPaths.session, { cookie });
  signedIn.set(person, (await answer.json()).signedIn);
}
await asSuperuser(
  "update accounts set credit_limit = null, orders_per_minute = 100000, tier = 'standard'",
);

const spheres = [-200, -225];
const atFirst = 9;
const stockAnswer = await request(stockPath, { cookie: cookies.get('shop') });
const books: Books = {
  catalogue: await stockAnswer.json(),
  shelf: new Map(),
  orders: new Map(),
  entries: new Map(),
  deliveries: new Map(),
  newId: uuidv7,
  now: Date.now,
};

/** Both shelves have so many pieces of each power again. */
async function fillShelf(): Promise<void> {
  await asSuperuser(
    `update shelf set on_hand = $1 from stock_cells cell where cell.item = shelf.item
     and lens_id = 'hmc-156' and diameter = 650 and sphere = any($2) and cylinder = 0`,
    [atFirst, spheres],
  );
  for (const sphere of spheres) books.shelf.set(stockCellKey(stockCell(sphere, 0)), atFirst);
}

async function shelfNow(): Promise<number[]> {
  const { rows } = await asSuperuser(
    `select sphere, on_hand from shelf join stock_cells using (item)
     where lens_id = 'hmc-156' and diameter = 650 and sphere = any($1) and cylinder = 0`,
    [spheres],
  );
  return spheres.map((sphere) => rows.find((row) => row.sphere === sphere)?.on_hand);
}

const moves: readonly OrderEventRequest[] = [
  { event: 'accept', promisedFor: '2030-01-10', message: '' },
  { event: 'accept', message: '' },
  { event: 'reject', reason: 'unclear', message: '' },
  { event: 'start', message: '' },
  { event: 'inspect', message: '' },
  { event: 'pass', message: '' },
  { event: 'ask', message: 'Which?' },
  { event: 'answer', message: 'This.' },
  { event: 'resume', message: '' },
  { event: 'cancel', reason: 'mistake', message: '' },
  { event: 'cancel', reason: 'noAnswer', message: '' },
  { event: 'write', message: 'Thank you.' },
];

const slot = fc.nat({ max: 2 });
const who = fc.constantFrom<Person>('shop', 'shop', 'shop', 'shop2');
const ordered = { sphere: fc.nat({ max: 1 }), pieces: fc.integer({ min: 1, max: 5 }) };
const seen = fc.constantFrom('last', 'last', 'first', 'none');
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('place'),
      slot,
      who,
      ...ordered,
      price: fc.constantFrom('right', 'wrong', 'none'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('withdraw'), slot, who }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('correct'),
      slot,
      who,
      event: slot,
      ...ordered,
      seen,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('withdrawCorrection'), slot, who, event: slot }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      does: fc.constant('act'),
      slot,
      who: fc.constantFrom<Person>('shop', 'lab', 'lab', 'shop2'),
      event: fc.nat({ max: 7 }),
      move: fc.nat({ max: moves.length - 1 }),
      seen,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('read'),
      slot,
      who: fc.constantFrom<Person>('shop', 'shop2', 'lab'),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Drawn> ? Drawn : never;

/** The ids of a sequence: of its orders, and of the events it can add to each. */
interface Ids {
  orders: readonly string[];
  events: readonly (readonly string[])[];
}

interface Asked {
  method: string;
  path: string;
  key?: string;
  body?: unknown;
}

/** What the client of one side saw of an order before: the events by place. */
type Seen = Map<string, readonly string[]>;

function contentOf({ sphere, pieces }: { sphere: number; pieces: number }) {
  return stockRequest([spheres[sphere] ?? 0, 0, pieces]);
}

function placing(step: { sphere: number; pieces: number; price: string }, key: string): Asked {
  const { content } = contentOf(step);
  const { total } = priceStock(content.lines, books.catalogue);
  const expectedTotal = step.price === 'right' ? total : (total ?? 0) + 1;
  const body = { content, ...(step.price !== 'none' && { expectedTotal }) };
  return { method: 'POST', path: orderPaths.orders, key, body };
}

function acting(move: number, after: string | undefined): object {
  return { ...moves[move], ...(after && { after }) };
}

function requestOf(step: Step, ids: Ids, known: Seen): Asked {
  const id = ids.orders[step.slot] ?? '';
  const key = ('event' in step && ids.events[step.slot]?.[step.event]) || '';
  const method = 'POST';
  if ('price' in step) return placing(step, id);
  if ('move' in step) {
    const body = acting(step.move, afterOf(step.seen, known.get(id)));
    return { method, path: orderPaths.events(id), key, body };
  }
  if ('pieces' in step) {
    const body = { ...contentOf(step), after: afterOf(step.seen, known.get(id)) ?? uuidv7() };
    return { method, path: orderPaths.corrections(id), key, body };
  }
  if ('event' in step) return { method, path: orderPaths.correctionWithdrawal(id, key) };
  if (step.does === 'withdraw') return { method, path: orderPaths.withdrawal(id) };
  return { method: 'GET', path: orderPaths.order(id) };
}

/** The event that a client names as the last it saw; undefined if it names none. */
const afterOf = (which: string, events: readonly string[] = []): string | undefined =>
  ({ first: events[0], last: events.at(-1) })[which];

interface Answered {
  status: number;
  body: unknown;
}

async function askServer(person: Person, { method, path, key, body }: Asked): Promise<Answered> {
  const answer = await request(path, {
    method,
    cookie: cookies.get(person),
    body,
    headers: { 'Idempotency-Key': key },
  });
  return { status: answer.status, body: await answer.json() };
}

function askModel(person: Person, { method, path, key = '', body = null }: Asked): Answered {
  const actor = signedIn.get(person) ?? null;
  return model.ask(books, { method, path, key, body, actingAs: '', who: actor });
}

const isOrder = (body: unknown): body is Order =>
  typeof body === 'object' && body !== null && 'events' in body;

/** What both sides have to agree about. Ids and times that the server makes are its own. */
function comparable({ status, body }: Answered): unknown {
  if (!isOrder(body) || body.kind !== 'stock') return { status, body };
  const { id, account, state, back, reference, total, promisedFor, content, price } = body;
  const events = body.events.map(({ id: event, side, state: led, ...rest }) => ({
    id: rest.event === 'submit' ? 'submit' : event,
    side,
    led,
    by: rest.by,
    event: rest.event,
    message: rest.message,
    reason: rest.reason,
    promised: rest.promisedFor,
    corrected: rest.corrected,
  }));
  const before = body.corrections?.map((each) => [each.event, each.content, each.price.total]);
  const now = { id, account, state, back, reference, total, promisedFor, content, events, before };
  return { status, ...now, price: price.total, pieces: body.pieces, title: body.title };
}

function note(known: Seen, { body }: Answered): void {
  if (isOrder(body))
    known.set(
      body.id,
      body.events.map(({ id }) => id),
    );
}

const balances = async () => {
  const shops = (['shop', 'shop2'] as const).map(async (person) => {
    const cookie = cookies.get(person);
    return (await (await request(ledgerPaths.standing(), { cookie })).json()).balance;
  });
  return Promise.all(shops);
};
const owedAtFirst = await balances();

test('the model of the lab answers whatever is asked as the server does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 40 }), async (steps) => {
      await fillShelf();
      const ids = {
        orders: [uuidv7(), uuidv7(), uuidv7()],
        events: [0, 1, 2].map(() => Array.from({ length: 8 }, () => uuidv7())),
      };
      const [ofServer, ofModel]: [Seen, Seen] = [new Map(), new Map()];
      for (const each of steps) {
        const real = await askServer(each.who, requestOf(each, ids, ofServer));
        const modelled = askModel(each.who, requestOf(each, ids, ofModel));
        expect(comparable(modelled), JSON.stringify(each)).toEqual(comparable(real));
        note(ofServer, real);
        note(ofModel, modelled);
      }
      expect([...books.shelf.values()]).toEqual(await shelfNow());
      const owed = (['shop', 'shop2'] as const).map((person, place) => {
        const { account } = signedIn.get(person) ?? {};
        return balanceOf(books, account?.id ?? '') + owedAtFirst[place];
      });
      expect(owed).toEqual(await balances());
    }),
    { numRuns: 15, endOnFailure: true },
  );
});

/** Asks both sides, which have to answer with the same status. */
async function askBoth(person: Person, asked: Asked, ofModel = asked) {
  const [real, modelled] = [await askServer(person, asked), askModel(person, ofModel)];
  expect(modelled.status, JSON.stringify(real.body)).toBe(real.status);
  return { real, modelled };
}

const stepOn = (order: string, body: object, key = uuidv7()): Asked => {
  return { method: 'POST', path: orderPaths.events(order), key, body };
};

/** The steps until a remake is asked for, and who takes them. */
const untilAsked: readonly [Person, OrderEventRequest][] = [
  ['lab', { event: 'accept', promisedFor: '2030-01-10' }],
  ['lab', { event: 'start' }],
  ['lab', { event: 'inspect' }],
  ['lab', { event: 'pass' }],
  ['lab', { event: 'ship' }],
  ['shop', { event: 'askRemake', reason: 'labFault' }],
];

/** The order placed as the last remake that an answer names. */
const remakeIn = ({ body }: Answered): string =>
  (isOrder(body) && body.events.findLast(({ remake }) => remake)?.remake) || '';

test.each([{}, { shopPays: 0 }, { shopPays: 10_000 }, { shopPays: 900_000_000 }])(
  'the model grants remakes as the server does: %j',
  async (share) => {
    await fillShelf();
    const id = uuidv7();
    await askBoth('shop', placing({ sphere: 0, pieces: 2, price: 'right' }, id));
    for (const [person, body] of untilAsked) await askBoth(person, stepOn(id, body));
    const granting = stepOn(id, { event: 'grantRemake', ...share });
    const { real, modelled } = await askBoth('lab', granting);
    expect(comparable(modelled)).toEqual(comparable(real));
    await askBoth('lab', granting);
    const [ofServer, ofModel] = [remakeIn(real), remakeIn(modelled)];
    const move = (body: object, key = uuidv7()) =>
      askBoth('lab', stepOn(ofServer, body, key), stepOn(ofModel, body, key));
    const accepted = await move({ event: 'accept', promisedFor: '2030-01-10' });
    const withoutId = (answered: Answered) => ({ ...Object(comparable(answered)), id: '' });
    expect(withoutId(accepted.modelled)).toEqual(withoutId(accepted.real));
    await move({ event: 'cancel', reason: 'noAnswer' });
    expect([...books.shelf.values()]).toEqual(await shelfNow());
    const [owed = 0] = await balances();
    const { account } = signedIn.get('shop') ?? {};
    expect(balanceOf(books, account?.id ?? '') + (owedAtFirst[0] ?? 0)).toBe(owed);
  },
);

/** What both sides have to agree about in an answer about a delivery, or a refusal. */
function comparableDelivery({ body }: Answered): unknown {
  if (typeof body !== 'object' || body === null || !('lines' in body)) return body;
  const { lines, shippedAt, ...rest } = body as Delivery;
  const seen = lines.map(({ order: { id, state, total, reference }, pieces, isMissing }) => {
    return { id, state, total, reference, pieces, isMissing };
  });
  return { ...rest, isShipped: shippedAt !== null, lines: seen };
}

test('the model makes, ships and receives deliveries as the server does', async () => {
  await fillShelf();
  const orders = [uuidv7(), uuidv7(), uuidv7()];
  const [first = '', second = '', open = ''] = orders;
  for (const order of orders) {
    await askBoth('shop', placing({ sphere: 1, pieces: 1, price: 'right' }, order));
    for (const [person, body] of untilAsked.slice(0, 4)) await askBoth(person, stepOn(order, body));
  }
  const [note, another] = [uuidv7(), uuidv7()];
  const account = signedIn.get('shop')?.account.id;
  const pack = (id: string, ...packed: string[]): Asked => {
    const label = { carrier: 'Post', tracking: 'RR-1', day: '2030-01-03' };
    const body = { account, orders: packed, ...label };
    return { method: 'PUT', path: deliveryPaths.one(id), body };
  };
  const read: Asked = { method: 'GET', path: deliveryPaths.one(note) };
  const ship: Asked = { method: 'POST', path: deliveryPaths.ship(note) };
  const receive = (...missing: string[]): Asked => {
    const told = missing.map((order) => ({ order, message: 'Not in the parcel' }));
    return { method: 'POST', path: deliveryPaths.receipt(note), body: { missing: told } };
  };
  const asked: [Person, Asked][] = [
    ['lab', ship],
    ['lab', pack(note, first)],
    ['lab', pack(note, first, second)],
    ['shop', read],
    ['lab', pack(another, second)],
    ['lab', pack(another, open)],
    ['shop', receive()],
    ['lab', ship],
    ['lab', ship],
    ['lab', pack(note, first)],
    ['lab', { ...read, method: 'DELETE' }],
    ['shop2', read],
    ['shop', receive(open)],
    ['shop', receive(second)],
    ['shop', receive(second)],
    ['lab', read],
    ['shop', receive()],
    ['shop', read],
  ];
  for (const [person, each] of asked) {
    const { real, modelled } = await askBoth(person, each);
    expect(comparableDelivery(modelled), each.path).toEqual(comparableDelivery(real));
  }
  await askBoth('lab', { method: 'DELETE', path: deliveryPaths.one(another) });
  const namesOf = ({ body }: Answered) => isOrder(body) && body.events.map(({ event }) => event);
  for (const order of orders) {
    const answered = await askBoth('lab', { method: 'GET', path: orderPaths.order(order) });
    expect(namesOf(answered.modelled)).toEqual(namesOf(answered.real));
  }
});
