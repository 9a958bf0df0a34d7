import { uuidv7 } from 'uuidv7';
import type { OrderState } from '../../../../src/domain/lifecycle/order-state.ts';
import {
  advance,
  findTransition,
  type OrderStatus,
} from '../../../../src/domain/lifecycle/order-status.ts';
import type { HoldReason } from '../../../../src/domain/lifecycle/reasons.ts';
import type { Author } from '../../../db/audit/author.ts';
import { theServer, writeEvent } from '../../../db/order-events/write-event.ts';
import type { StoredDetails } from '../../../db/schema/order-tables.ts';
import type { Transaction } from '../../../db/schema/transaction.ts';

/** The stored event by which the server held an order. */
export interface HoldEvent {
  id: string;
  at: string;
  event: 'hold';
  side: 'system';
  state: OrderState;
  byName: string;
  message: string;
  details: StoredDetails & { reason: HoldReason };
}

/** An order that was just placed or may continue, and its state. */
export interface HeldOrder {
  account: string;
  id: string;
  status: OrderStatus;
}

/**
 * Holds an order; undefined if its state does not allow it. If someone's choice caused the hold, `by` is that person,
 * for whom it is not news.
 */
export async function holdOrder(
  transaction: Transaction,
  { account, id: order, status }: HeldOrder,
  details: HoldEvent['details'],
  by: Author = theServer,
): Promise<HoldEvent | undefined> {
  const transition = findTransition(status, 'system', 'hold');
  if (!transition) return undefined;
  const next = advance(status, transition, details);
  const held = { id: uuidv7(), event: 'hold', side: 'system', message: '', details } as const;
  const server = { ...by, name: theServer.name };
  const at = await writeEvent(transaction, { ...held, order, account, by: server }, next);
  return { ...held, at: at.toISOString(), state: next.state, byName: theServer.name };
}
