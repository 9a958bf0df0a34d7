import { labContract, labCountsQuery } from '../../src/api/lab/contract.ts';
import { usualMenuView } from '../../src/domain/counter/queue-view.ts';
import { countTransfers } from '../db/ledger/transfers.ts';
import { countOrders, mostCounted } from '../db/orders/count-orders.ts';
import { countLow } from '../db/stockroom/count-low.ts';
import { resource } from '../http/guards/resource.ts';
import { route } from '../http/guards/route.ts';
import { inQuery } from '../http/query-parameters.ts';
import { readQuery } from '../http/read-query.ts';
import { respond } from '../http/respond.ts';
import { readMenuView } from '../use-cases/counter/read-menu-view.ts';

const viewParameter = inQuery(
  'view',
  { type: 'string', default: usualMenuView },
  'A standing view, or the id of one of the user’s own.',
);

/** Counts for the lab's users. Every page they have open requests them. */
export const labCounts = resource().get(
  '/',
  route(labContract.counts.GET, {
    summary: 'The number of orders and items that need attention; for the lab',
    access: 'lab',
    labReads: 'replica',
    parameters: [viewParameter],
    answers: { 200: 'Counting the orders of a state stops at 1000.' },
    refusals: [422],
  }),
  async (c) => {
    const { services, signedIn } = c.var;
    const { database } = services;
    const { view: id } = readQuery(c, labCountsQuery);
    const viewer = { account: signedIn.account.id, user: signedIn.user.id };
    const [{ submitted, remake }, shelf, view, transfers] = await Promise.all([
      countOrders(database, 'lab'),
      countLow(database),
      readMenuView(database, { viewer, id }, Date.now()),
      countTransfers(database, mostCounted),
    ]);
    return respond(c, { orders: submitted + remake, shelf, transfers, view, most: mostCounted });
  },
);
