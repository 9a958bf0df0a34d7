import type { Context } from 'hono';
import * as z from 'zod/mini';
import { refusing } from './refuse.ts';

const uuid = z.uuid();

/** Documents a UUID in the path. */
export const idParameter = (name = 'id') =>
  ({ in: 'path', name, required: true, schema: { type: 'string', format: 'uuid' } }) as const;

/** A UUID in the path of a request. Throws the refusal for anything else, because no id has another form. */
export function pathId(c: Context, name = 'id'): string {
  const id = uuid.safeParse(c.req.param(name));
  if (!id.success) throw refusing(c, 'notFound');
  return id.data.toLowerCase();
}
