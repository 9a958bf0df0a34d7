import type { Transaction } from '../schema/transaction.ts';

/** Links the order that waits for the remaining items to the one it was split from. */
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
