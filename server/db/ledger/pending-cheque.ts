import { pendingStates } from '../../../src/domain/ledger/cheque-steps.ts';

/** That a `payment` is a cheque that is not paid yet, as the partial indexes say it. */
export const isPendingCheque = `payment.state in (${pendingStates.map((state) => `'${state}'`).join(', ')})`;
