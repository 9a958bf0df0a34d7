import { Hono } from 'hono';
import * as z from 'zod/mini';
import { type WithdrawalAnswer, withdrawalAnswer } from '../../src/api/contract.ts';
import { orderNumber } from '../../src/domain/order/order-number.ts';
import { withdrawOrder } from '../db/orders/withdraw-order.ts';
import type { AppEnv } from '../http/app-env.ts';
import { refuse } from '../http/refuse.ts';
import { describe } from './describe.ts';

const uuid = z.uuid();

/** Withdraws an order whose answer was lost. Mounted behind the guards of the orders. */
export const withdrawal = new Hono<AppEnv>().post(
  '/:id/withdrawal',
  describe({
    summary: 'Withdraw an order unless it was placed',
    signedIn: true,
    parameters: [
      {
        in: 'path',
        name: 'id',
        required: true,
        schema: { type: 'string', format: 'uuid' },
        description: 'The UUID the client made for the order.',
      },
    ],
    answers: {
      200: {
        description: 'It was placed, under this number; or it is withdrawn and never can be.',
        schema: withdrawalAnswer,
      },
    },
    refusals: [401, 403, 404, 429, 503],
  }),
  async (c) => {
    const by = c.var.signedIn;
    if (by.user.role === 'SuperAdmin') return refuse(c, 'forbidden');
    const given = uuid.safeParse(c.req.param('id'));
    if (!given.success) return refuse(c, 'notFound');
    const id = given.data.toLowerCase();
    // Each keeps a row for good, as an order does.
    const wait = c.var.orderRates.waitFor(by.account.id, c.var.limits.ordersPerMinute);
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
