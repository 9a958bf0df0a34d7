import { uuidv7 } from 'uuidv7';
import { excessOf } from '../../../../src/domain/ledger/standing.ts';
import type { OrderState } from '../../../../src/domain/lifecycle/order-state.ts';
import {
  advance,
  findTransition,
  type OrderStatus,
} from '../../../../src/domain/lifecycle/order-status.ts';
import { lockBalance } from '../../../db/ledger/lock-balance.ts';
import { readStandingIn } from '../../../db/ledger/read-standing.ts';
import { theServer, writeEvent } from '../../../db/order-events/write-event.ts';
import type { FirstEvent } from '../../../db/orders/new-order.ts';
import type { StoredDetails } from '../../../db/schema/order-tables.ts';
import type { Transaction } from '../../../db/schema/transaction.ts';

/** The event by which the server held an order, as it is stored. */
export interface HoldEvent {
  id: string;
  at: string;
  event: 'hold';
  side: 'system';
  state: OrderState;
  byName: string;
  message: string;
  details: StoredDetails;
}

/** What follows placing an order: its first event, and the one by which the server held it at once. */
export type FirstEvents = FirstEvent & { held?: HoldEvent | undefined };

/** The order that was just placed or agreed to, and its state. */
interface Checked {
  account: string;
  id: string;
  status: OrderStatus;
}

/**
 * Holds an order with which its account would owe more than its credit limit; undefined if it is not held. The
 * account's balance stays locked until the commit, so of two orders that fit one at a time, the second is held.
 */
export async function holdOverLimit(
  transaction: Transaction,
  { account, id: order, status }: Checked,
): Promise<HoldEvent | undefined> {
  await lockBalance(transaction, account);
  const standing = await readStandingIn(transaction, account);
  const excess = standing ? excessOf(standing) : 0;
  const transition = findTransition(status, 'system', 'hold');
  if (excess === 0 || !transition) return undefined;
  const next = advance(status, transition, {});
  const details = { reason: 'creditLimit', excess } as const;
  const held = { id: uuidv7(), event: 'hold', side: 'system', message: '', details } as const;
  const at = await writeEvent(transaction, { ...held, order, account, by: theServer }, next);
  return { ...held, at: at.toISOString(), state: next.state, byName: theServer.name };
}
