import { orderContract } from '../../../src/api/orders/contract.ts';
import { findOrder, statusOfId } from '../../db/orders/read-orders.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import {
  keyParameter,
  namedOrder,
  namingParameters,
  readKey,
} from '../../http/order-parameters.ts';
import { orderingAccount, orderingParameter } from '../../http/ordering-account.ts';
import { refuse } from '../../http/refuse.ts';
import { respond } from '../../http/respond.ts';
import { orderAnswer } from '../../use-cases/orders/order-answer.ts';
import { orderScope } from '../../use-cases/orders/order-scope.ts';
import { placeOrder } from '../../use-cases/orders/place-order.ts';
import { corrections } from './corrections.ts';
import { frames } from './frames.ts';
import { listing } from './list-orders.ts';
import { orderEvents } from './order-events.ts';
import { orderNotes } from './order-notes.ts';
import { orderNotifications } from './order-notifications.ts';
import { orderPhotos } from './order-photos.ts';
import { orderReads } from './order-reads.ts';
import { orderWearers } from './order-wearers.ts';
import { prescriptions } from './prescriptions.ts';
import { readOrder } from './read-order.ts';
import { shownOnPage } from './shown-to.ts';
import { withdrawal } from './withdrawal.ts';

/** The account's orders, or for lab staff those of all accounts. */
export const orders = resource()
  .post(
    '/',
    route(orderContract.orders.POST, {
      summary: 'Place an order, once however often it is sent; for the lab, an order by telephone',
      access: 'signedIn',
      parameters: [keyParameter('order'), orderingParameter],
      answers: {
        201: 'Placed.',
        200: 'Already placed by the same request; its first answer.',
      },
      refusals: [410, 429],
    }),
    async (c) => {
      const { database, catalogue } = c.var.services;
      const id = readKey(c);
      const ordering = await orderingAccount(c);
      const { limits } = ordering;
      const account = ordering.by.account.id;
      const wait = c.var.orderRateLimiter.admit(account, limits.ordersPerMinute);
      if (wait > 0 && (await statusOfId(database, account, id)) !== 'placed') {
        return refuse(c, 'tooManyOrders', [], wait);
      }
      const asked = { id, ...ordering, ...(await readOrder(c, { id, account, limits })) };
      const current = await catalogue.at(c.var.revision, ordering.tier, account);
      const latest = () => catalogue.latest(ordering.tier, account);
      const stockPrices = () => catalogue.stockPrices(c.var.revision, ordering.tier);
      const sources = { database, catalogue: current, latest, stockPrices };
      const placing = await placeOrder(sources, asked);
      if (placing.kind === 'refused') return refuse(c, 'invalid', placing.issues);
      if (placing.kind === 'keyReused' || placing.kind === 'withdrawn')
        return refuse(c, placing.kind);
      return respond(
        c,
        shownOnPage(c.var.signedIn, placing.order, c.var.services.settings),
        placing.kind === 'placed' ? 201 : 200,
      );
    },
  )
  .with(listing)
  .with(prescriptions)
  .with(frames)
  .get(
    '/:id',
    route(orderContract.order.GET, {
      summary: 'One order with all its fields',
      access: 'signedIn',
      parameters: namingParameters,
      answers: { 200: 'The order.' },
      refusals: [404],
    }),
    async (c) => {
      const named = namedOrder(c);
      const { database } = c.var.services;
      const { signedIn } = c.var;
      const scope = orderScope(signedIn);
      const found = await findOrder(database, scope, named.id, named.account);
      return found
        ? respond(c, shownOnPage(signedIn, orderAnswer(found), c.var.services.settings))
        : refuse(c, 'notFound');
    },
  )
  .with(withdrawal)
  .with(corrections)
  .with(orderEvents)
  .with(orderNotes)
  .with(orderNotifications)
  .with(orderWearers)
  .with(orderReads)
  .with(orderPhotos);
