import { uuidv7 } from 'uuidv7';
import { writeCursor } from '../../../../server/use-cases/orders/cursor.ts';
import { lastFramesPath } from '../../../../src/api/last-frames/paths.ts';
import { orderPaths } from '../../../../src/api/orders/paths.ts';
import { rxHistoryPath } from '../../../../src/api/rx-history/paths.ts';
import { orderRequest } from '../../support/order-request.ts';
import type { AskedRoutes, Target } from '../asking.ts';
import { marked } from '../world.ts';

const keyed = (key: string) => ({ 'Idempotency-Key': key });

/** A place in the list of orders. */
export function cursorAt({ order, account = uuidv7() }: Target): string {
  const placedAt = new Date(Date.now() + 60_000);
  const position = { placedAt, id: order, account, promisedFor: null, state: 'submitted' } as const;
  return writeCursor(position, 'newest');
}

const accountOf = ({ owner, account }: Target, own: Target) =>
  owner === 'invalid' ? 'x' : (account ?? own.account ?? '');

/** Placing orders and reading them. */
export const orderAskings: AskedRoutes = {
  'GET /api/orders': {
    access: 'signedIn',
    askings: [
      { asking: 'the list', request: () => ({ path: orderPaths.orders }) },
      {
        asking: 'the list after an order',
        finds: 'any',
        invalid: 422,
        request: (target) => ({
          path: `${orderPaths.orders}?after=${target.owner === 'invalid' ? 'x' : cursorAt(target)}`,
        }),
      },
      {
        asking: 'the list of a named account, which is for the lab alone',
        finds: 'any',
        gets: { shop: 422, lab: 200 },
        invalid: 422,
        request: ({ owner, account }) => ({
          path: `${orderPaths.orders}?account=${owner === 'invalid' ? 'x' : (account ?? uuidv7())}`,
        }),
      },
      {
        asking: 'the orders of a figure of the lab’s reports',
        gets: { shop: 422, lab: 200 },
        request: () => ({ path: `${orderPaths.orders}?counted=takenOn` }),
      },
      {
        asking: 'the orders of a lens, which figures name',
        gets: { shop: 422, lab: 200 },
        request: () => ({
          path: `${orderPaths.orders}?lens=rx%20pr-mehr&counted=late&state=shipped`,
        }),
      },
      {
        asking: 'a search for what an order holds',
        finds: 'any',
        invalid: 200,
        request: ({ mark }) => ({ path: `${orderPaths.orders}?text=${encodeURIComponent(mark)}` }),
      },
    ],
  },
  'GET /api/orders/counts': {
    access: 'signedIn',
    askings: [
      { asking: 'how many orders there are', request: () => ({ path: orderPaths.counts }) },
    ],
  },
  'GET /api/orders/prescriptions': {
    access: 'signedIn',
    askings: [
      {
        asking: 'the earlier prescriptions of a customer; the lab has to name the account',
        finds: 'any',
        gets: { shop: 200, lab: 422 },
        invalid: 422,
        request: ({ owner, mark }) => ({
          path: `${rxHistoryPath}?text=${owner === 'invalid' ? '' : encodeURIComponent(mark || 'x')}`,
        }),
      },
      {
        asking: 'those of a named account, which is for the lab alone',
        finds: 'any',
        gets: { shop: 422, lab: 200 },
        invalid: 422,
        request: ({ owner, account }) => ({
          path: `${rxHistoryPath}?text=x&account=${owner === 'invalid' ? 'x' : (account ?? uuidv7())}`,
        }),
      },
    ],
  },
  'GET /api/orders/frames': {
    access: 'signedIn',
    askings: [
      {
        asking: 'the frames of the own last orders; the lab has to name the account',
        gets: { shop: 200, lab: 422 },
        request: () => ({ path: lastFramesPath }),
      },
      {
        asking: 'those of a named account, which is for the lab alone',
        finds: 'any',
        gets: { shop: 422, lab: 200 },
        invalid: 422,
        request: ({ owner, account }) => ({
          path: `${lastFramesPath}?account=${owner === 'invalid' ? 'x' : (account ?? uuidv7())}`,
        }),
      },
      {
        asking: 'the frames of what is typed, of the own orders',
        gets: { shop: 200, lab: 422 },
        request: () => ({ path: `${lastFramesPath}?text=a` }),
      },
    ],
  },
  'GET /api/orders/:id': {
    access: 'signedIn',
    askings: [
      {
        asking: 'an order',
        finds: 'own',
        request: ({ order }) => ({ path: orderPaths.order(order) }),
      },
      {
        asking: 'an order, naming its account',
        finds: 'own',
        request: ({ order, account }) => ({ path: orderPaths.order(order, account) }),
      },
    ],
  },
  'POST /api/orders/:id/corrections': {
    access: 'signedIn',
    askings: [
      {
        asking: 'to correct an order, which only its own account can; here it is an event behind',
        finds: 'own',
        gets: { shop: 409, lab: 404 },
        request: ({ order, mark }) => ({
          path: orderPaths.corrections(order),
          body: { ...marked(mark || 'text'), after: uuidv7() },
          headers: keyed(uuidv7()),
        }),
      },
      {
        asking: 'to correct an order without a key',
        finds: 'any',
        invalid: 404,
        gets: 400,
        request: ({ order }) => ({
          path: orderPaths.corrections(order),
          body: { ...orderRequest(), after: uuidv7() },
        }),
      },
    ],
  },
  'POST /api/orders/:id/corrections/:event/withdrawal': {
    access: 'signedIn',
    askings: [
      {
        asking: 'to withdraw a correction, which only the order’s own account can',
        finds: 'own',
        gets: { shop: 200, lab: 404 },
        request: ({ order, owner }) => ({
          path: orderPaths.correctionWithdrawal(order, owner === 'invalid' ? 'x' : uuidv7()),
          method: 'POST',
        }),
      },
    ],
  },
  'POST /api/orders': {
    access: 'signedIn',
    askings: [
      {
        asking: 'a new order',
        gets: { shop: 201, lab: 422 },
        request: (_, { own }) => ({
          path: orderPaths.orders,
          body: marked(own.mark),
          headers: keyed(uuidv7()),
        }),
      },
      {
        asking: 'its own order again with another body',
        gets: 422,
        request: (_, { own }) => ({
          path: orderPaths.orders,
          body: orderRequest('another'),
          headers: keyed(own.order),
        }),
      },
      {
        // Each account has its own ids, so a foreign id must not reveal whether it exists.
        asking: 'a new order with the id of another account’s',
        // The shop itself has placed the order by then.
        gets: { shop: 201, staff: 200, lab: 422 },
        request: (_, { own, other }) => ({
          path: orderPaths.orders,
          body: marked(own.mark),
          headers: keyed(other.order),
        }),
      },
      {
        asking: 'an order for a named account',
        finds: 'any',
        gets: { shop: 422, lab: 201 },
        invalid: 422,
        request: (target, { own }) => ({
          path: `${orderPaths.orders}?account=${accountOf(target, own)}`,
          body: marked(target.mark || own.mark),
          headers: keyed(uuidv7()),
        }),
      },
      {
        asking: 'an order without an idempotency key',
        gets: 400,
        request: () => ({ path: orderPaths.orders, body: orderRequest() }),
      },
    ],
  },
  'POST /api/orders/:id/withdrawal': {
    access: 'signedIn',
    askings: [
      {
        // Each account has its own ids, so withdrawing another's neither reveals nor changes it.
        asking: 'to withdraw an order',
        finds: 'any',
        gets: { shop: 200, lab: 422 },
        request: ({ order }) => ({ path: orderPaths.withdrawal(order), method: 'POST' }),
      },
      {
        asking: 'to withdraw an order for a named account',
        finds: 'any',
        gets: { shop: 422, lab: 200 },
        request: (target, { own }) => ({
          path: `${orderPaths.withdrawal(target.owner === 'invalid' ? 'x' : uuidv7())}?account=${accountOf(target, own)}`,
          method: 'POST',
        }),
      },
    ],
  },
};
