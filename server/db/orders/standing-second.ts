import { overStates } from '../../../src/domain/order/first-pair.ts';

/** That the order `second` is neither cancelled nor rejected, as the index of second pairs says it. */
export const isSecondStanding = `second.state not in (${overStates.map((state) => `'${state}'`).join(', ')})`;
