import type { Context } from 'hono';
import * as z from 'zod/mini';
import { idempotencyHeader } from '../../src/api/headers.ts';
import type { AppEnv } from './app-env.ts';
import { idParameter, pathId } from './path-id.ts';
import { refusing } from './refuse.ts';

const uuid = z.uuid();
const schema = { type: 'string', format: 'uuid' } as const;

/** Documents the parameters that identify an order: `:id`, and for the lab the account. */
export const namingParameters = [
  idParameter(),
  {
    in: 'query',
    name: 'account',
    schema,
    description: 'For the lab: the account, in case two accounts use the same id.',
  },
] as const;

/** The order that a request names. Throws the refusal if its id or account is not a UUID. */
export function namedOrder(c: Context<AppEnv>): { id: string; account: string | undefined } {
  const account = z.optional(uuid).safeParse(c.req.query('account'));
  if (!account.success) throw refusing(c, 'notFound');
  return { id: pathId(c), account: account.data };
}

/** Documents the idempotency key, which becomes an id. */
export const keyParameter = (
  becomes:
    | 'order'
    | 'event'
    | 'note'
    | 'entry'
    | 'posting'
    | 'account'
    | 'move'
    | 'invoice'
    | 'step'
    | 'report'
    | 'decision',
) =>
  ({
    in: 'header',
    name: idempotencyHeader,
    required: true,
    schema,
    description: `A UUID made by the client, which becomes the id of the ${becomes}.`,
  }) as const;

/** The idempotency key of a request. Throws the refusal if it is missing or not a UUID. */
export function readKey(c: Context<AppEnv>): string {
  const key = uuid.safeParse(c.req.header(idempotencyHeader));
  if (!key.success) throw refusing(c, 'keyMissing');
  return key.data.toLowerCase();
}
