import type { Transaction } from '../schema/transaction.ts';

/** Links the order that waits for the rest of another one to that. */
export async function linkToSplit(
  transaction: Transaction,
  { account, id }: { account: string; id: string },
  rest: string,
): Promise<void> {
  await transaction
    .updateTable('orders')
    .set({ splitFrom: id })
    .where((eb) => eb.and({ accountId: account, id: rest }))
    .execute();
}
