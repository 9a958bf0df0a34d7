import { Hono } from 'hono';
import { type WithdrawalAnswer, withdrawalAnswer } from '../../../src/api/contract.ts';
import { orderNumber } from '../../../src/domain/order/order-number.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { route } from '../../http/guards/route.ts';
import { namedOrder, namingParameters } from '../../http/order-parameters.ts';
import { orderingAccount, orderingParameter } from '../../http/ordering-account.ts';
import { refuse } from '../../http/refuse.ts';
import { withdrawOrder } from '../../use-cases/orders/withdraw-order.ts';

/** Withdraws an order whose answer was lost. */
export const withdrawal = new Hono<AppEnv>().post(
  '/:id/withdrawal',
  route({
    summary: 'Withdraw an order unless it was placed',
    access: 'signedIn',
    parameters: [namingParameters[0], orderingParameter],
    answers: {
      200: {
        description:
          'It was placed already, with this number; or it is withdrawn and can no longer be placed.',
        schema: withdrawalAnswer,
      },
    },
    refusals: [401, 403, 404, 422, 429, 503],
  }),
  async (c) => {
    const named = namedOrder(c);
    if (!named) return refuse(c, 'notFound');
    const { id } = named;
    const ordering = await orderingAccount(c);
    if ('refusal' in ordering) return ordering.refusal;
    const { by, limits } = ordering;
    // Rate-limited like orders, because each withdrawal permanently stores a row.
    const wait = c.var.orderRateLimiter.admit(by.account.id, limits.ordersPerMinute);
    if (wait > 0) {
      c.header('Retry-After', String(wait));
      return refuse(c, 'tooManyOrders');
    }
    const isWithdrawn = await withdrawOrder(c.var.services.database, by, id);
    return c.json<WithdrawalAnswer>(
      isWithdrawn ? { outcome: 'withdrawn' } : { outcome: 'placed', number: orderNumber(id) },
    );
  },
);
