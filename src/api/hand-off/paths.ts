import type * as z from 'zod/mini';
import type { newMachineKey } from '../../domain/hand-off/machine-key.ts';
import type { newWebhook } from '../../domain/hand-off/webhook.ts';
import type { ApiPath, Change } from '../api-path.ts';
import type {
  HookMessagesAnswer,
  MachineKeysAnswer,
  MadeKeyAnswer,
  MadeWebhookAnswer,
  switchRequest,
  WebhooksAnswer,
} from './contract.ts';

type Key = ApiPath<{
  PUT: Change<z.input<typeof newMachineKey>, MadeKeyAnswer>;
  DELETE: Change<undefined, MachineKeysAnswer>;
}>;
type Webhook = ApiPath<{
  PUT: Change<z.input<typeof newWebhook>, MadeWebhookAnswer>;
  DELETE: Change<undefined, WebhooksAnswer>;
}>;
type Switched = Change<z.input<typeof switchRequest>, WebhooksAnswer>;
type Redelivered = Change<undefined, HookMessagesAnswer>;

/** Paths of the hand-over to the lab's own software. */
export const handOffPaths = {
  /** GET, for the lab: the keys of machines. */
  keys: '/api/machine-keys' as ApiPath<{ GET: MachineKeysAnswer }>,
  /** PUT makes the key with this id, DELETE revokes it. */
  key: (id: string) => `/api/machine-keys/${id}` as Key,
  /** GET, for the lab: the webhooks. */
  webhooks: '/api/webhooks' as ApiPath<{ GET: WebhooksAnswer }>,
  /** PUT makes the webhook with this id, DELETE deletes it. */
  webhook: (id: string) => `/api/webhooks/${id}` as Webhook,
  /** PUT switches it off or on. */
  switch: (id: string) => `/api/webhooks/${id}/switch` as ApiPath<{ PUT: Switched }>,
  /** GET: what it was sent and answered. */
  messages: (id: string) => `/api/webhooks/${id}/messages` as ApiPath<{ GET: HookMessagesAnswer }>,
  /** POST sends a message again. */
  redelivery: (id: string, message: string) =>
    `/api/webhooks/${id}/messages/${message}/redelivery` as ApiPath<{ POST: Redelivered }>,
  /** GET, for machines: orders and what happened to them, after a position. */
  orders: '/api/feed/orders',
  /** POST, for machines: reports what happened to orders. */
  events: '/api/feed/events',
} as const;

/** What machines ask for; they have keys instead of sessions. */
export const feedPath = '/api/feed';

/** Of an answer with files: `next` and `more` of the feed. */
export const feedHeaders = { next: 'Feed-Next', more: 'Feed-More' } as const;
