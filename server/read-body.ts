import type { Context } from 'hono';
import type * as z from 'zod/mini';
import { refuse } from './refuse.ts';
import { wireIssues } from './wire-issues.ts';

/** A body that passed its schema, and as it was sent; or the answer that refuses it. */
type Read<T> = { ok: true; value: T; sent: unknown } | { ok: false; refusal: Response };

/** Reads the request's JSON through a schema. */
export async function readBody<Schema extends z.ZodMiniType>(
  c: Context,
  schema: Schema,
): Promise<Read<z.output<Schema>>> {
  const text = await c.req.text();
  const json = parseJson(text);
  if (json === undefined) {
    return { ok: false, refusal: refuse(c, 'invalid', [{ path: '', code: 'invalid' }]) };
  }
  const parsed = schema.safeParse(json, { reportInput: true });
  if (parsed.success) return { ok: true, value: parsed.data, sent: json };
  return { ok: false, refusal: refuse(c, 'invalid', wireIssues(parsed.error)) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
