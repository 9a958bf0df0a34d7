import { overStates } from '../../../src/domain/order/first-pair.ts';

/**
 * SQL condition that the order `second` is neither cancelled nor rejected, in the wording of the index of second pairs.
 */
export const isSecondStanding = `second.state not in (${overStates.map((state) => `'${state}'`).join(', ')})`;
