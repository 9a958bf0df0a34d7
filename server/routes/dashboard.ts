import { dashboardContract } from '../../src/api/dashboard/contract.ts';
import { isOwner } from '../../src/domain/accounts/is-owner.ts';
import { labDay } from '../../src/domain/vocabulary/lab-day.ts';
import { readStanding } from '../db/ledger/read-standing.ts';
import { readAccountNotices } from '../db/notices/account-notices.ts';
import { readNotices } from '../db/notices/notices.ts';
import { listOrders } from '../db/order-list/list-orders.ts';
import { everyOrder } from '../db/order-list/order-filter.ts';
import { countOrders, mostCounted } from '../db/orders/count-orders.ts';
import { countPromised } from '../db/orders/count-promised.ts';
import { countBackOrders } from '../db/shelf/back-orders.ts';
import { resource } from '../http/guards/resource.ts';
import { route } from '../http/guards/route.ts';
import { respond } from '../http/respond.ts';
import { standingAnswer } from '../use-cases/ledger/ledger-answer.ts';
import { orderSummary } from '../use-cases/orders/order-answer.ts';
import { orderScope } from '../use-cases/orders/order-scope.ts';

/** Number of latest orders shown. */
const latestShown = 5;

/** Counts of what needs attention, the latest orders, and the orders of the last year by month. */
export const dashboard = resource().get(
  '/',
  route(dashboardContract.dashboard.GET, {
    summary: 'Counts and the latest of the account’s orders; for the lab, of all orders',
    access: 'signedIn',
    labReads: 'replica',
    answers: { 200: 'Counting stops at `most`.' },
  }),
  async (c) => {
    const { database, months } = c.var.services;
    const { user, account } = c.var.signedIn;
    const scope = orderScope(c.var.signedIn);
    const seesStanding = scope !== 'lab' && isOwner(user);
    const now = Date.now();
    const day = labDay(now);
    const [counts, promised, ofMonths, latest, notices, own, backOrdered, standing] =
      await Promise.all([
        countOrders(database, scope),
        countPromised(database, scope, day),
        months.read(scope, now),
        listOrders(database, scope, { filter: everyOrder, after: undefined, limit: latestShown }),
        readNotices(database, { day, ahead: scope === 'lab' }),
        scope === 'lab' ? [] : readAccountNotices(database, { account: account.id, day }),
        scope === 'lab' ? undefined : countBackOrders(database, account.id),
        seesStanding ? readStanding(database, scope, account.id) : undefined,
      ]);
    return respond(c, {
      counts,
      ...promised,
      most: mostCounted,
      ...(backOrdered !== undefined && { backOrdered }),
      latest: latest.orders.map(orderSummary),
      months: ofMonths,
      notices: [...own, ...notices],
      ...(standing && { account: standingAnswer(standing) }),
    });
  },
);
