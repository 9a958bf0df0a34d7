import type { Context } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';

/** Documents the number of a revision. */
export const numberParameter = {
  in: 'path',
  name: 'number',
  required: true,
  schema: { type: 'integer', minimum: 1 },
} as const;

/** The number of the revision that a request names; null if it is not a number. */
export function numberOf(c: Context<AppEnv>): number | null {
  const text = c.req.param('number') ?? '';
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
