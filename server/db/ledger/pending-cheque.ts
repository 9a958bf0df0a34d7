import { pendingStates } from '../../../src/domain/ledger/cheque-steps.ts';

/** SQL condition that `payment` is an unpaid cheque, in the wording of the partial indexes. */
export const isPendingCheque = `payment.state in (${pendingStates.map((state) => `'${state}'`).join(', ')})`;
