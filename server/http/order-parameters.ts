import type { Context } from 'hono';
import * as z from 'zod/mini';
import { idempotencyHeader } from '../../src/api/paths.ts';
import type { AppEnv } from './app-env.ts';

const uuid = z.uuid();
const schema = { type: 'string', format: 'uuid' } as const;

/** Documents the parameters that name an order: `:id`, and for the lab the account. */
export const namingParameters = [
  { in: 'path', name: 'id', required: true, schema },
  {
    in: 'query',
    name: 'account',
    schema,
    description: 'For the lab: the account, in case two accounts use the same id.',
  },
] as const;

/** The order a request names; null if its id or account is not a UUID. */
export function namedOrder(c: Context<AppEnv>): { id: string; account: string | undefined } | null {
  const id = uuid.safeParse(c.req.param('id'));
  const account = z.optional(uuid).safeParse(c.req.query('account'));
  const isNamed = id.success && account.success;
  return isNamed ? { id: id.data.toLowerCase(), account: account.data } : null;
}

/** Documents the idempotency key, which becomes an id. */
export const keyParameter = (
  becomes: 'order' | 'event' | 'note' | 'entry' | 'posting' | 'account',
) =>
  ({
    in: 'header',
    name: idempotencyHeader,
    required: true,
    schema,
    description: `A UUID made by the client, which becomes the id of the ${becomes}.`,
  }) as const;

/** The idempotency key of a request; null without a sound one. */
export function readKey(c: Context<AppEnv>): string | null {
  const key = uuid.safeParse(c.req.header(idempotencyHeader));
  return key.success ? key.data.toLowerCase() : null;
}
