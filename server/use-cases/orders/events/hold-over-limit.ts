import { excessOf } from '../../../../src/domain/ledger/standing.ts';
import { lockBalance } from '../../../db/ledger/lock-balance.ts';
import { readStandingIn } from '../../../db/ledger/read-standing.ts';
import type { FirstEvent } from '../../../db/orders/new-order.ts';
import type { Transaction } from '../../../db/schema/transaction.ts';
import { type HeldOrder, type HoldEvent, holdOrder } from './hold-order.ts';

/** The first event of a placed order, and the hold if the server held it at once. */
export type FirstEvents = FirstEvent & { held?: HoldEvent | undefined };

/**
 * Holds an order with which its account would owe more than its credit limit; undefined if it is not held. The
 * account's balance stays locked until the commit, so of two orders that only fit one at a time, the second is held.
 */
export async function holdOverLimit(
  transaction: Transaction,
  { account, id: order, status }: HeldOrder,
): Promise<HoldEvent | undefined> {
  await lockBalance(transaction, account);
  const standing = await readStandingIn(transaction, account);
  const excess = standing ? excessOf(standing) : 0;
  if (excess === 0) return undefined;
  return holdOrder(transaction, { account, id: order, status }, { reason: 'creditLimit', excess });
}
