import { uuidv7 } from 'uuidv7';
import { handOffPaths } from '../../../../src/api/hand-off/paths.ts';
import type { AskedRoutes, Target } from '../asking.ts';

const keyId = uuidv7();
const keyOf = ({ owner }: Target) => handOffPaths.key(owner === 'invalid' ? 'x' : keyId);

const hookId = uuidv7();
const hookOf = ({ owner }: Target) => (owner === 'invalid' ? 'x' : hookId);

/** Webhooks that requests create are switched off before they can send anything. */
const webhookAskings: AskedRoutes = {
  'PUT /api/webhooks/:id': {
    access: 'lab',
    askings: [
      {
        asking: 'to make a webhook',
        finds: 'any',
        request: (target) => ({
          path: handOffPaths.webhook(hookOf(target)),
          method: 'PUT',
          body: { address: 'https://lms.example/', events: ['accept'] },
        }),
      },
    ],
  },
  'PUT /api/webhooks/:id/switch': {
    access: 'lab',
    askings: [
      {
        asking: 'to switch a webhook off',
        finds: 'any',
        request: (target) => ({
          path: handOffPaths.switch(hookOf(target)),
          method: 'PUT',
          body: { isOn: false },
        }),
      },
    ],
  },
  'DELETE /api/webhooks/:id': {
    access: 'lab',
    askings: [
      {
        asking: 'to delete a webhook that is not there',
        finds: 'any',
        gets: 404,
        request: ({ owner }) => ({
          path: handOffPaths.webhook(owner === 'invalid' ? 'x' : uuidv7()),
          method: 'DELETE',
        }),
      },
    ],
  },
  'GET /api/webhooks/:id/messages': {
    access: 'lab',
    askings: [
      {
        asking: 'what a webhook was sent',
        finds: 'any',
        request: (target) => ({ path: handOffPaths.messages(hookOf(target)) }),
      },
    ],
  },
  'POST /api/webhooks/:id/messages/:message/redelivery': {
    access: 'lab',
    askings: [
      {
        asking: 'to send a message again that is not there',
        finds: 'any',
        gets: 404,
        request: (target) => ({
          path: handOffPaths.redelivery(hookOf(target), uuidv7()),
          method: 'POST',
        }),
      },
    ],
  },
};

/** The connections to the lab's own software. */
export const handOffAskings: AskedRoutes = {
  ...webhookAskings,
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
