import type { Context } from 'hono';
import type * as z from 'zod/mini';
import type { Issue } from '../../src/domain/vocabulary/issue.ts';
import { inItsOwnTurn } from '../concurrency/own-tick.ts';
import { refuse } from './refuse.ts';
import { wireIssues } from './wire-issues.ts';

/** A body that passed its schema, and as it was sent; or the answer that refuses it. */
type Read<T> = { ok: true; value: T; sent: unknown } | { ok: false; refusal: Response };

/** Characters of a body that takes long to read, so that other requests get a turn before it: some hundred lines. */
const longText = 16 * 1024;

/** Reads the request's JSON through a schema; `before` may refuse it without that work. */
export async function readBody<Schema extends z.ZodMiniType>(
  c: Context,
  schema: Schema,
  before?: (sent: unknown) => Promise<Issue[]>,
): Promise<Read<z.output<Schema>>> {
  const text = await c.req.text();
  const sent = parseJson(text);
  if (sent === undefined) return refused(c, [{ path: '', code: 'invalid' }]);
  const issues = before ? await before(sent) : [];
  if (issues.length > 0) return refused(c, issues);
  const parse = () => {
    const parsed = schema.safeParse(sent, { reportInput: true });
    return parsed.success ? { value: parsed.data } : wireIssues(parsed.error);
  };
  const read = text.length < longText ? parse() : await inItsOwnTurn(parse);
  return Array.isArray(read) ? refused(c, read) : { ok: true, ...read, sent };
}

function refused(c: Context, issues: Issue[]): { ok: false; refusal: Response } {
  return { ok: false, refusal: refuse(c, 'invalid', issues) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
