import type { OrderSummary } from '../../domain/order/order.ts';
import { $isAllMatching, selectAll } from '../../stores/counter/all-matching.ts';
import { moveOne, moveSelected } from '../../stores/counter/move-orders.ts';
import { $opened, closeBeside, openBeside } from '../../stores/counter/opened.ts';
import { moveAllMatching } from '../../stores/counter/queue-move.ts';
import {
  $selectedOrders,
  orderKey,
  selectMovedAgain,
  selectTo,
  toggleSelected,
} from '../../stores/counter/selection.ts';
import { readMoreFilteredOrders } from '../../stores/orders/filtered-orders.ts';
import type { TicketPaper } from '../../ui/ticket/TicketFrame.tsx';
import { askForKeys } from '../find/ask-for-keys.ts';
import type { QueueCommand } from './queue-command.ts';
import { rowLinks, rowOf } from './rows.ts';
import { downloadSelected } from './use-paperwork.ts';

/** The queue as currently shown. Its functions are called again at each key. */
export type Queue = {
  print: (paper: TicketPaper) => void;
  box: HTMLElement;
  orders: () => readonly OrderSummary[];
};

/** Remembers the row that last had the focus, from which the keys continue. */
class Place {
  #key = '';
  readonly #queue: Queue;

  constructor(queue: Queue) {
    this.#queue = queue;
  }

  remember(element: Element): void {
    const order = this.#queue.orders()[rowOf(this.#queue.box, element)];
    if (order) this.#key = orderKey(order);
  }

  /** -1 if no row has had the focus yet, or its order has left the list. */
  get index(): number {
    return this.#queue.orders().findIndex((order) => orderKey(order) === this.#key);
  }

  get order(): OrderSummary | undefined {
    return this.#queue.orders()[this.index];
  }

  /** Focuses a row. If an order is open next to the list, replaces it with the row's order. */
  goTo(index: number): OrderSummary | undefined {
    const order = this.#queue.orders()[index];
    if (!order) return undefined;
    this.#key = orderKey(order);
    rowLinks(this.#queue.box)[index]?.focus();
    if ($opened.get()) openBeside(order);
    return order;
  }

  /** Closes the open order and returns to its row. */
  back(): void {
    const opened = $opened.get();
    if (opened) this.#key = `${opened.account}/${opened.id}`;
    closeBeside();
    this.goTo(Math.max(this.index, 0));
  }
}

function extend(place: Place, by: 1 | -1): void {
  if ($selectedOrders.get().length === 0 && place.order) toggleSelected(place.order);
  const order = place.goTo(place.index + by);
  if (order) selectTo(order);
}

function moveOn(place: Place): void {
  if ($isAllMatching.get()) return void moveAllMatching('next');
  if ($selectedOrders.get().length > 0) void moveSelected('next');
  else if (place.order) void moveOne(place.order);
}

/** The action of each key command. */
export function queueActs(queue: Queue) {
  const place = new Place(queue);
  const acts: Record<QueueCommand, () => void> = {
    next: () => place.goTo(place.index + 1),
    previous: () => place.goTo(Math.max(place.index - 1, 0)),
    extendNext: () => extend(place, 1),
    extendPrevious: () => extend(place, -1),
    select: () => place.order && toggleSelected(place.order),
    all: selectAll,
    step: () => moveOn(place),
    again: selectMovedAgain,
    more: () => void readMoreFilteredOrders(),
    close: () => place.back(),
    tickets: () => queue.print('a5'),
    roll: () => queue.print('roll'),
    files: () => void downloadSelected(),
    help: askForKeys,
  };
  return { acts, place };
}
