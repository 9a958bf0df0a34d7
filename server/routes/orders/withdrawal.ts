import { orderContract } from '../../../src/api/orders/contract.ts';
import { orderNumber } from '../../../src/domain/order/order-number.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { namedOrder, namingParameters } from '../../http/order-parameters.ts';
import { orderingAccount, orderingParameter } from '../../http/ordering-account.ts';
import { refuse } from '../../http/refuse.ts';
import { respond } from '../../http/respond.ts';
import { withdrawOrder } from '../../use-cases/orders/withdraw-order.ts';

/** Withdraws an order whose answer was lost. */
export const withdrawal = resource().post(
  '/:id/withdrawal',
  route(orderContract.withdrawal.POST, {
    summary: 'Withdraw an order unless it was placed',
    access: 'signedIn',
    parameters: [namingParameters[0], orderingParameter],
    answers: {
      200: 'It was already placed, with this number; or it is now withdrawn and can no longer be placed.',
    },
    refusals: [404, 422, 429],
  }),
  async (c) => {
    const named = namedOrder(c);
    const { id } = named;
    const { by, limits } = await orderingAccount(c);
    // Rate-limited like orders, because each withdrawal permanently stores a row.
    const wait = c.var.orderRateLimiter.admit(by.account.id, limits.ordersPerMinute);
    if (wait > 0) return refuse(c, 'tooManyOrders', [], wait);
    const isWithdrawn = await withdrawOrder(c.var.services.database, by, id);
    return respond(
      c,
      isWithdrawn ? { outcome: 'withdrawn' } : { outcome: 'placed', number: orderNumber(id) },
    );
  },
);
