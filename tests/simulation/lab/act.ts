import type { OrderEventRequest } from '../../../src/api/orders/contract.ts';
import type { Side } from '../../../src/domain/lifecycle/event-name.ts';
import { askedEvent } from '../../../src/domain/lifecycle/order-event.ts';
import {
  advance,
  checkDetails,
  findTransition,
  totalOf,
} from '../../../src/domain/lifecycle/order-status.ts';
import type { EventEffect } from '../../../src/domain/lifecycle/transition.ts';
import type { SignedIn } from '../../../src/domain/vocabulary/account.ts';
import { answer, type LabResponse, orderOf, refuse } from './answers.ts';
import type { Books, KeptOrder } from './books.ts';
import { charge, reverse } from './ledger.ts';
import { placeRemake } from './remake.ts';
import { addPieces } from './shelf.ts';

const effects: Partial<Record<EventEffect, (books: Books, order: KeptOrder) => void>> = {
  charge: (books, order) => charge(books, order, totalOf(order.status) ?? 0),
  reverse,
  returnStock: ({ shelf }, { content }) => addPieces(shelf, content.lines, 1),
};

/** Adds an event to an order. A repeated request adds nothing. */
export function act(
  books: Books,
  { by, side }: { by: SignedIn; side: Side },
  { order, event: id }: { order: KeptOrder; event: string },
  { after, ...sent }: OrderEventRequest,
): LabResponse {
  const asked = askedEvent.parse(sent);
  if (order.events.some((each) => each.id === id)) return answer(orderOf(books, order));
  const { event } = asked;
  const transition = findTransition(order.status, side, event);
  const last = order.events.at(-1)?.id;
  if (event !== 'write' && after !== undefined && after !== last) return refuse('changed');
  if (!transition) return refuse('notAllowed');
  const issues = checkDetails(transition, asked);
  if (issues.length > 0) return refuse('invalid', issues);
  const remade = event === 'grantRemake' ? placeRemake(books, by, order, asked) : null;
  if (remade && remade.issues.length > 0) return refuse('invalid', remade.issues);
  order.status = advance(order.status, transition, asked);
  for (const effect of transition.effects ?? []) effects[effect]?.(books, order);
  const at = new Date(books.now()).toISOString();
  const { state } = order.status;
  const remake = remade?.id && { remake: remade.id };
  order.events.push({ ...asked, ...remake, id, at, state, side, by: by.user.name });
  return answer(orderOf(books, order), 201);
}
