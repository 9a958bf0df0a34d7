import type { PathOf } from '../exchange.ts';
import type { handOffContract } from './contract.ts';

type Of<Name extends keyof typeof handOffContract> = PathOf<(typeof handOffContract)[Name]>;

/** Paths for handing orders over to the lab's own software. */
export const handOffPaths = {
  /** GET, for the lab: the keys of machines. */
  keys: '/api/machine-keys' as Of<'keys'>,
  /** PUT makes the key with this id, DELETE revokes it. */
  key: (id: string) => `/api/machine-keys/${id}` as Of<'key'>,
  /** GET, for the lab: the webhooks. */
  webhooks: '/api/webhooks' as Of<'webhooks'>,
  /** PUT makes the webhook with this id, DELETE deletes it. */
  webhook: (id: string) => `/api/webhooks/${id}` as Of<'webhook'>,
  /** PUT switches it off or on. */
  switch: (id: string) => `/api/webhooks/${id}/switch` as Of<'switch'>,
  /** GET: its messages and their answers. */
  messages: (id: string) => `/api/webhooks/${id}/messages` as Of<'messages'>,
  /** POST sends a message again. */
  redelivery: (id: string, message: string) =>
    `/api/webhooks/${id}/messages/${message}/redelivery` as Of<'redelivery'>,
  /** GET, for machines: orders with events after a position. */
  orders: '/api/feed/orders',
  /** POST, for machines: reports events of orders. */
  events: '/api/feed/events',
} as const;

/** Prefix of the paths for machines, which use keys instead of sessions. */
export const feedPath = '/api/feed';

/** Of an answer with files: `next` and `more` of the feed. */
export const feedHeaders = { next: 'Feed-Next', more: 'Feed-More' } as const;
