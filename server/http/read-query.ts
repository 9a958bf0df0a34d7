import type { Context } from 'hono';
import type * as z from 'zod/mini';
import { contractIssues } from '../../src/api/contract-issues.ts';
import { refusing } from './refuse.ts';

/** Reads the query string by a schema. Throws the refusal if it does not match. */
export function readQuery<Of extends z.ZodMiniType>(c: Context, schema: Of): z.output<Of> {
  const read = schema.safeParse(c.req.query(), { reportInput: true });
  if (!read.success) throw refusing(c, 'invalid', contractIssues(read.error));
  return read.data;
}
