import { deliveryNumber } from '../../../../src/domain/order/order-number.ts';
import type {
  SeenNote,
  StoredEntry,
  StoredMovement,
  StoredOrder,
  Truth,
} from '../../../faults/history/operation.ts';
import { labelOf, piecesOf } from '../../../faults/history/record/read-call.ts';
import type { LabResponse } from '../../../simulation/lab/answers.ts';
import {
  allOrders,
  type Books,
  type KeptDelivery,
  type KeptOrder,
} from '../../../simulation/lab/books.ts';
import type { LabRequest } from '../../../simulation/lab/lab.ts';

/** What a database keeps beside the books of the model: by which request each entry and each movement came about. */
export class Journal {
  readonly #books: Books;
  readonly #movements: StoredMovement[] = [];
  readonly #events = new Map<string, string[]>();

  constructor(books: Books) {
    this.#books = books;
  }

  /** Runs a request and records what it moved. */
  follow(asked: LabRequest, work: () => LabResponse): LabResponse {
    const shelf = new Map(this.#books.shelf);
    const before = new Set(this.#books.orders.keys());
    const answered = work();
    const [, , , id] = new URL(asked.path, 'http://lab').pathname.split('/');
    // Whoever grants a remake takes the pieces for the order that it places.
    const remake = allOrders(this.#books).find(
      (each) => each.remakeOf === id && !before.has(`${each.account.id} ${each.id}`),
    );
    const order = remake?.id ?? id ?? asked.key;
    for (const [item, left] of this.#books.shelf) {
      const pieces = left - (shelf.get(item) ?? 0);
      if (pieces === 0) continue;
      const account = this.#accountOf(order);
      const number = this.#movements.filter((each) => each.item === item).length + 1;
      const kind = pieces < 0 ? 'taken' : 'givenBack';
      this.#movements.push({ item, number, kind, pieces, left, account, order });
    }
    for (const [account, entries] of this.#books.entries) {
      const known = this.#events.get(account) ?? [];
      const added = entries.slice(known.length).map(() => asked.key);
      this.#events.set(account, [...known, ...added]);
    }
    return answered;
  }

  truth(): Truth {
    const { entries, shelf } = this.#books;
    const balances = [...entries].map(([account, all]) => [account, all.at(-1)?.balance ?? 0]);
    return {
      orders: [...allOrders(this.#books).map(storedOf), ...this.#withdrawn()],
      notes: [...this.#books.deliveries.values()].map(noteOf),
      entries: [...entries.keys()].flatMap((account) => this.#entriesOf(account)),
      balances: Object.fromEntries(balances),
      movements: [...this.#movements],
      shelf: Object.fromEntries(shelf),
    };
  }

  #withdrawn(): StoredOrder[] {
    const used = [...this.#books.orders].filter(([, kept]) => kept === null);
    return used.map(([key]) => {
      const [account = '', order = ''] = key.split(' ');
      const wanted = { reference: '', total: null, pieces: {} };
      const nothing = { wanted, remakeOf: null, events: [] };
      return { account, order, isWithdrawn: true, state: 'submitted', ...nothing };
    });
  }

  #accountOf(order: string): string {
    const kept = allOrders(this.#books).find(({ id }) => id === order);
    if (!kept) throw new Error(`nobody has ${order}`);
    return kept.account.id;
  }

  #entriesOf(account: string): StoredEntry[] {
    const idOf = (place: number) => `entry-${account}-${place}`;
    return (this.#books.entries.get(account) ?? []).map((entry, place) => ({
      ...entry,
      account,
      number: place + 1,
      id: idOf(place),
      tax: 0,
      taxRate: null,
      event: this.#events.get(account)?.[place] ?? null,
      reverses: entry.reverses === null ? null : idOf(entry.reverses),
    }));
  }
}

function noteOf({ id, account, orders, label, shippedAt, missing }: KeptDelivery): SeenNote {
  return {
    ...{ account: account.id, note: id, number: deliveryNumber(id) },
    ...{ orders: orders.toSorted(), label: labelOf(label), isShipped: shippedAt !== null },
    missing: [...missing].toSorted(),
  };
}

function storedOf(kept: KeptOrder): StoredOrder {
  const { id, account, status, content, price, remakeOf, events } = kept;
  const wanted = {
    reference: content.reference,
    total: price.total,
    pieces: piecesOf(content),
  };
  const { state } = status;
  return { account: account.id, order: id, isWithdrawn: false, state, wanted, remakeOf, events };
}
