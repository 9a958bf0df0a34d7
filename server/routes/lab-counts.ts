import { labContract } from '../../src/api/lab/contract.ts';
import { countOrders } from '../db/orders/count-orders.ts';
import { countLow } from '../db/stockroom/count-low.ts';
import { resource } from '../http/guards/resource.ts';
import { route } from '../http/guards/route.ts';
import { respond } from '../http/respond.ts';

/** What waits for the lab's users. Every page that they have open asks for it. */
export const labCounts = resource().get(
  '/',
  route(labContract.counts.GET, {
    summary: 'Orders and stock that wait for the lab’s people; for the lab',
    access: 'lab',
    answers: { 200: 'Counting the orders of a state stops at 1000.' },
  }),
  async (c) => {
    const { database } = c.var.services;
    const [{ submitted, remake }, shelf] = await Promise.all([
      countOrders(database, 'lab'),
      countLow(database),
    ]);
    return respond(c, { orders: submitted + remake, shelf });
  },
);
