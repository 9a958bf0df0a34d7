import { uuidv7 } from 'uuidv7';
import { deliveryPaths } from '../../../../src/api/delivery/paths.ts';
import type { AskedRoutes } from '../asking.ts';

const label = { carrier: 'Post', tracking: '', day: '2030-01-02' };

/** Deliveries: a shop sees its own once they are shipped, the lab sees all. */
export const deliveryAskings: AskedRoutes = {
  'GET /api/deliveries/:id': {
    access: 'signedIn',
    askings: [
      {
        asking: 'a delivery',
        finds: 'own',
        request: ({ delivery }) => ({ path: deliveryPaths.one(delivery) }),
      },
      {
        asking: 'a delivery, naming its account',
        finds: 'own',
        request: ({ delivery, account }) => ({ path: deliveryPaths.one(delivery, account) }),
      },
      {
        asking: 'a delivery that is not shipped, which only the lab sees',
        finds: 'own',
        gets: { shop: 404, lab: 200 },
        request: ({ packing }) => ({ path: deliveryPaths.one(packing) }),
      },
    ],
  },
  'PUT /api/deliveries/:id': {
    access: 'lab',
    askings: [
      {
        asking: 'to change a delivery',
        finds: 'own',
        missing: 422,
        request: ({ packing, account = uuidv7(), order }) => ({
          path: deliveryPaths.one(packing),
          method: 'PUT',
          body: { ...label, account, orders: [order.length > 1 ? order : uuidv7()] },
        }),
      },
      {
        asking: 'to change a delivery that is shipped',
        finds: 'own',
        gets: 409,
        missing: 422,
        request: ({ delivery, account = uuidv7() }) => ({
          path: deliveryPaths.one(delivery),
          method: 'PUT',
          body: { ...label, account, orders: [uuidv7()] },
        }),
      },
    ],
  },
  'DELETE /api/deliveries/:id': {
    access: 'lab',
    askings: [
      {
        asking: 'to delete a delivery that is shipped',
        finds: 'own',
        gets: 409,
        request: ({ delivery, account }) => ({
          path: deliveryPaths.one(delivery, account),
          method: 'DELETE',
        }),
      },
    ],
  },
  'POST /api/deliveries/:id/ship': {
    access: 'lab',
    askings: [
      {
        asking: 'to ship a delivery again',
        finds: 'own',
        request: ({ delivery }) => ({ path: deliveryPaths.ship(delivery), method: 'POST' }),
      },
      {
        asking: 'to ship a delivery whose order is not ready',
        finds: 'own',
        gets: 409,
        request: ({ packing, account }) => ({
          path: deliveryPaths.ship(packing, account),
          method: 'POST',
        }),
      },
    ],
  },
  'POST /api/deliveries/:id/receipt': {
    access: 'shop',
    askings: [
      {
        asking: 'to confirm a delivery',
        finds: 'own',
        request: ({ delivery }) => ({
          path: deliveryPaths.receipt(delivery),
          body: { missing: [] },
        }),
      },
      {
        asking: 'to confirm a delivery that is not shipped',
        finds: 'own',
        gets: 404,
        request: ({ packing }) => ({
          path: deliveryPaths.receipt(packing),
          body: { missing: [] },
        }),
      },
    ],
  },
};
