import { type ChequeState, liveStates } from '../../../src/domain/ledger/cheque-steps.ts';
import type { EntryPayment, PaymentMeans } from '../../../src/domain/ledger/payment-means.ts';
import type { Transaction } from '../schema/transaction.ts';

/** The columns that describe how a payment was made; all null if unknown. */
export interface StoredMeans {
  means: EntryPayment['by'] | null;
  paidOn: string | null;
  sayad: string | null;
  bank: string | null;
  dueOn: string | null;
  state: ChequeState | null;
}

/** How a payment was made; undefined if unknown. */
export function paymentOf(stored: StoredMeans): EntryPayment | undefined {
  const { means, paidOn, sayad, bank, dueOn, state } = stored;
  if (means === 'cash') return { by: 'cash' };
  if (means === 'cheque' && sayad !== null && bank !== null && dueOn !== null && state !== null) {
    return { by: 'cheque', sayad, bank, due: dueOn, state };
  }
  if ((means === 'card' || means === 'transfer') && paidOn !== null) {
    return { by: means, on: paidOn };
  }
  return undefined;
}

/** How the payment of an entry was made. */
export async function findPayment(
  transaction: Transaction,
  account: string,
  id: string,
): Promise<EntryPayment | undefined> {
  const stored = await transaction
    .selectFrom('payments')
    .select(['means', 'sayad', 'bank', 'state'])
    .select(({ cast }) => [
      cast<string | null>('paidOn', 'text').as('paidOn'),
      cast<string | null>('dueOn', 'text').as('dueOn'),
    ])
    .where((eb) => eb.and({ accountId: account, id }))
    .executeTakeFirst();
  return stored && paymentOf(stored);
}

/** Stores how an entry's payment was made. A cheque starts as held by the lab. */
export async function addPayment(
  transaction: Transaction,
  { account, id, means }: { account: string; id: string; means: PaymentMeans },
): Promise<void> {
  const cheque = means.by === 'cheque' ? means : null;
  await transaction
    .insertInto('payments')
    .values({
      accountId: account,
      id,
      means: means.by,
      paidOn: 'on' in means ? means.on : null,
      sayad: cheque?.sayad ?? null,
      bank: cheque?.bank ?? null,
      dueOn: cheque?.due ?? null,
      state: cheque && 'received',
    })
    .execute();
}

/** Waits for other transactions that enter a cheque with this Sayad id, and blocks further ones until the commit. */
export async function lockSayad(transaction: Transaction, sayad: string): Promise<void> {
  await transaction
    .insertInto('sayadIds')
    .values({ sayad })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await transaction
    .selectFrom('sayadIds')
    .select('sayad')
    .where('sayad', '=', sayad)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether a cheque with this locked Sayad id is credited to any account. */
export async function isSayadLive(transaction: Transaction, sayad: string): Promise<boolean> {
  const found = await transaction
    .selectFrom('payments')
    .select('id')
    .where('sayad', '=', sayad)
    .where('state', 'in', liveStates)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
