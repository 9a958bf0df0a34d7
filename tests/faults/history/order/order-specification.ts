import type { Specification } from '../linearise.ts';
import type { Moment } from './moments.ts';
import { absent, isAsNow, type OrderModel } from './order-model.ts';
import { takeCall } from './take-call.ts';
import { takeCaused } from './take-caused.ts';

/** What a faultless server does with an order. `submit` is the id that it gave to the order's first event. */
export function orderSpecification(submit: string): Specification<Moment, OrderModel> {
  return {
    first: absent,
    // A note that is received changes an order only while that is shipped.
    isSettled: ({ is }) => is !== 'caused',
    take(model, moment) {
      if (moment.is === 'sight') return isAsNow(model, moment.seen) ? model : null;
      const { operation } = moment;
      if (moment.is === 'call') return takeCall(model, operation, submit);
      return takeCaused(model, moment.cause, operation.answer, submit);
    },
  };
}
