import { orderContract } from '../../../src/api/orders/contract.ts';
import { authorOf } from '../../db/audit/author.ts';
import { findOrder } from '../../db/orders/read-orders.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { keyParameter, readKey } from '../../http/order-parameters.ts';
import { idParameter, pathId } from '../../http/path-id.ts';
import { refuse } from '../../http/refuse.ts';
import { respond } from '../../http/respond.ts';
import { correctOrder } from '../../use-cases/orders/correct-order.ts';
import { orderAnswer } from '../../use-cases/orders/order-answer.ts';
import { withdrawFrom } from '../../use-cases/orders/withdraw-correction.ts';
import { readOrder } from './read-order.ts';
import { shownOnPage } from './shown-to.ts';

/** Corrections of an order by its shop, until the lab accepts it. */
export const corrections = resource()
  .post(
    '/:id/corrections',
    route(orderContract.corrections.POST, {
      summary: 'Correct an order that the lab has not accepted yet; only for its shop',
      access: 'signedIn',
      parameters: [idParameter(), keyParameter('event')],
      answers: {
        201: 'Corrected; the current order.',
        200: 'Already corrected by the same request.',
      },
      refusals: [404, 410, 429],
    }),
    async (c) => {
      const { signedIn, services, limits, tier, revision } = c.var;
      const { database, catalogue } = services;
      const order = pathId(c);
      const id = readKey(c);
      const account = signedIn.account.id;
      const wait = c.var.orderRateLimiter.admit(account, limits.ordersPerMinute);
      if (wait > 0) return refuse(c, 'tooManyOrders', [], wait);
      const read = await readOrder(c, { id, account, limits });
      const current = await catalogue.at(revision, tier, account);
      const latest = () => catalogue.latest(tier, account);
      const by = authorOf(signedIn);
      const asked = { id, order, account, by, tier, limits, ...read };
      const done = await correctOrder({ database, catalogue: current, latest }, asked);
      if (done.kind === 'refused') return refuse(c, 'invalid', done.issues);
      if (done.kind !== 'corrected' && done.kind !== 'repeated') return refuse(c, done.kind);
      const now = await findOrder(database, { account }, order);
      if (!now) return refuse(c, 'notFound');
      return respond(
        c,
        shownOnPage(signedIn, orderAnswer(now), c.var.services.settings),
        done.kind === 'corrected' ? 201 : 200,
      );
    },
  )
  .post(
    '/:id/corrections/:event/withdrawal',
    route(orderContract.correctionWithdrawal.POST, {
      summary: 'Withdraw a correction unless it has been made',
      access: 'signedIn',
      parameters: [idParameter(), idParameter('event')],
      answers: {
        200: 'The correction has been made; or it is now withdrawn and can no longer be made.',
      },
      refusals: [404, 429],
    }),
    async (c) => {
      const { signedIn, services, limits } = c.var;
      const account = signedIn.account.id;
      // Rate-limited like corrections, because each withdrawal permanently stores a row.
      const wait = c.var.orderRateLimiter.admit(account, limits.ordersPerMinute);
      if (wait > 0) return refuse(c, 'tooManyOrders', [], wait);
      const order = { account, id: pathId(c) };
      const outcome = await withdrawFrom(services.database, order, pathId(c, 'event'));
      return outcome ? respond(c, { outcome }) : refuse(c, 'notFound');
    },
  );
