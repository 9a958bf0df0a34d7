import { uuidv7 } from 'uuidv7';
import { handOffPaths } from '../../../../src/api/hand-off/paths.ts';
import type { AskedRoutes, Target } from '../asking.ts';

const keyId = uuidv7();
const keyOf = ({ owner }: Target) => handOffPaths.key(owner === 'invalid' ? 'x' : keyId);

/** What connects the lab's own software. */
export const handOffAskings: AskedRoutes = {
  'GET /api/machine-keys': {
    access: 'lab',
    askings: [{ asking: 'the keys of machines', request: () => ({ path: handOffPaths.keys }) }],
  },
  'PUT /api/machine-keys/:id': {
    access: 'lab',
    askings: [
      {
        asking: 'to make a key',
        finds: 'any',
        request: (target) => ({
          path: keyOf(target),
          method: 'PUT',
          body: { name: 'LMS', scopes: ['orders:read'] },
        }),
      },
    ],
  },
  'DELETE /api/machine-keys/:id': {
    access: 'lab',
    askings: [
      {
        asking: 'to revoke a key that is not there',
        finds: 'any',
        gets: 404,
        request: ({ owner }) => ({
          path: handOffPaths.key(owner === 'invalid' ? 'x' : uuidv7()),
          method: 'DELETE',
        }),
      },
    ],
  },
  'GET /api/feed/orders': {
    access: 'orders:read',
    askings: [
      { asking: 'the feed', request: () => ({ path: handOffPaths.orders }) },
      {
        asking: 'the feed after no position',
        gets: 422,
        request: () => ({ path: `${handOffPaths.orders}?since=x` }),
      },
    ],
  },
  'POST /api/feed/events': {
    access: 'events:write',
    askings: [
      {
        asking: 'to report on an order',
        request: ({ order }) => ({
          path: handOffPaths.events,
          body: { events: [{ id: uuidv7(), order, event: 'deliver', message: '' }] },
        }),
      },
    ],
  },
};
