import { deliveryPaths } from '../../../../src/api/delivery/paths.ts';
import type { OrderEventRequest } from '../../../../src/api/orders/contract.ts';
import { orderPaths } from '../../../../src/api/orders/paths.ts';
import { stockCellKey } from '../../../../src/domain/stock/chart.ts';
import { priceStock } from '../../../../src/domain/stock/price.ts';
import type { StockLine, StockOrder } from '../../../../src/domain/stock/stock.ts';
import type { SignedIn } from '../../../../src/domain/vocabulary/account.ts';
import type { Caller, History, Operation } from '../../../faults/history/operation.ts';
import { readAnswer } from '../../../faults/history/record/read-answer.ts';
import { type Request, readCall } from '../../../faults/history/record/read-call.ts';
import { lab, shop, shop2 } from '../../../fixtures/people.ts';
import { stockShelf } from '../../../fixtures/stock.ts';
import type { Books } from '../../../simulation/lab/books.ts';
import { lab as model } from '../../../simulation/lab/lab.ts';
import { Journal } from './journal.ts';

export const people = { shop, shop2, lab };
export type PersonName = keyof typeof people;

/** Two powers of the shelf, of so many pieces each. */
const atFirst = 9;
const powers = [-200, -175].map((sphere) => {
  return { lens: 'hmc-156', diameter: 650, sphere, cylinder: -50 };
});

/** The lines of an order for one of the two powers. */
export const linesOf = (power: number, pieces: number): StockLine[] =>
  powers.slice(power, power + 1).map((cell) => ({ ...cell, pieces }));

/** What is asked: who, when it left, when the answer came (null: never), and what. */
export interface Asked {
  who: PersonName;
  request: Request;
  asked: number;
  answered: number | null;
}

const callerOf = (who: PersonName): Caller => {
  const { account, user } = people[who];
  return { name: who, account: account.id, isLab: user.role === 'SuperAdmin' };
};

/** A run on the model of the lab, which does one request after the other: the calls and answers are those of a real run. */
export class ModelRun {
  readonly #shelf = new Map(powers.map((cell) => [stockCellKey(cell), atFirst]));
  readonly #books: Books;
  readonly #journal: Journal;
  readonly #operations: Omit<Operation, 'number'>[] = [];
  #made = 0;

  constructor() {
    const empty = { orders: new Map(), entries: new Map(), deliveries: new Map() };
    const newId = () => `01900000-0000-7000-8000-c${String(++this.#made).padStart(11, '0')}`;
    const shelf = new Map(this.#shelf);
    this.#books = { catalogue: stockShelf, shelf, ...empty, newId, now: () => 1_900_000_000_000 };
    this.#journal = new Journal(this.#books);
  }

  /** Does a request now, and records it. */
  take({ who, request, asked, answered }: Asked): void {
    const person: SignedIn = people[who];
    const { key = '', body = null, ...path } = request;
    const whole = { ...path, key, body, actingAs: '', who: person };
    const response = this.#journal.follow(whole, () => model.ask(this.#books, whole));
    const isHeard = answered !== null;
    this.#note({ who, request, asked, answered }, isHeard ? response : undefined);
  }

  /** Records a request that is lost on the way. */
  lose(asked: Omit<Asked, 'answered'>): void {
    this.#note({ ...asked, answered: null }, undefined);
  }

  #note({ who, request, asked, answered }: Asked, response: Parameters<typeof readAnswer>[2]) {
    const call = readCall(request);
    if (!call) throw new Error(`${request.path} is no call`);
    const answer = readAnswer(call, request, structuredClone(response));
    this.#operations.push({ caller: callerOf(who), call, asked, answered, answer });
  }

  history(): History {
    const operations = this.#operations
      .toSorted((one, other) => one.asked - other.asked)
      .map((operation, place) => ({ ...operation, number: place + 1 }));
    return {
      start: { shelf: Object.fromEntries(this.#shelf), orders: [], notes: [] },
      operations,
      truth: structuredClone(this.#journal.truth()),
    };
  }
}

function contentOf(reference: string, lines: StockLine[]) {
  const content: StockOrder = { kind: 'stock', reference, remarks: '', lines };
  return { content, expectedTotal: priceStock(lines, stockShelf).total };
}

/** Requests as the panel makes them. */
export const requests = {
  place: (order: string, reference: string, lines: StockLine[]): Request => {
    const body = contentOf(reference, lines);
    return { method: 'POST', path: orderPaths.orders, key: order, body };
  },
  act: (order: string, id: string, body: OrderEventRequest): Request => {
    return { method: 'POST', path: orderPaths.events(order), key: id, body };
  },
  correct: (order: string, id: string, after: string, reference: string, lines: StockLine[]) => {
    const body = { ...contentOf(reference, lines), after };
    return { method: 'POST', path: orderPaths.corrections(order), key: id, body };
  },
  withdraw: (order: string): Request => {
    return { method: 'POST', path: orderPaths.withdrawal(order) };
  },
  read: (order: string): Request => ({ method: 'GET', path: orderPaths.order(order) }),
  pack: (note: string, shop: PersonName, orders: string[], tracking = 'RR-1'): Request => {
    const label = { carrier: 'Post', tracking, day: '2030-01-03' };
    const body = { account: people[shop].account.id, orders, ...label };
    return { method: 'PUT', path: deliveryPaths.one(note), body };
  },
  dissolve: (note: string): Request => ({ method: 'DELETE', path: deliveryPaths.one(note) }),
  shipNote: (note: string): Request => ({ method: 'POST', path: deliveryPaths.ship(note) }),
  receive: (note: string, ...orders: string[]): Request => {
    const missing = orders.map((order) => ({ order, message: 'Not in the parcel' }));
    return { method: 'POST', path: deliveryPaths.receipt(note), body: { missing } };
  },
  readNote: (note: string): Request => ({ method: 'GET', path: deliveryPaths.one(note) }),
  list: (): Request => ({ method: 'GET', path: `${orderPaths.orders}?limit=100` }),
};
