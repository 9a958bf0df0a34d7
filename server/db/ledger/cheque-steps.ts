import type { ChequeState, ChequeStep } from '../../../src/domain/ledger/cheque-steps.ts';
import type { Author } from '../audit/author.ts';
import type { Transaction } from '../schema/transaction.ts';

/** The step of a cheque with an id that the client made. */
export function findChequeStep(transaction: Transaction, account: string, id: string) {
  return transaction
    .selectFrom('chequeSteps')
    .select(['chequeId', 'step', 'note'])
    .where((eb) => eb.and({ accountId: account, id }))
    .executeTakeFirst();
}

/** A step to record, and the resulting state. */
export interface NewChequeStep {
  account: string;
  id: string;
  cheque: string;
  step: ChequeStep;
  to: ChequeState;
  note: string;
  by: Author;
}

/** Records a step of a cheque. The account's balance must be locked. */
export async function addChequeStep(
  transaction: Transaction,
  { account, id, cheque, step, to, note, by }: NewChequeStep,
): Promise<void> {
  await transaction
    .insertInto('chequeSteps')
    .values({
      accountId: account,
      id,
      chequeId: cheque,
      step,
      note,
      byAccount: by.account,
      byUser: by.user,
      byName: by.name,
    })
    .execute();
  await transaction
    .updateTable('payments')
    .set({ state: to })
    .where((eb) => eb.and({ accountId: account, id: cheque }))
    .execute();
}
