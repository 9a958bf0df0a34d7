import type { Context } from 'hono';
import type * as z from 'zod/mini';
import { contractIssues } from '../../src/api/contract-issues.ts';
import type { Issue } from '../../src/domain/vocabulary/issue.ts';
import { inOwnTick } from '../process/concurrency/in-own-tick.ts';
import { refuse } from './refuse.ts';

/** The parsed body and the JSON it was parsed from, or the refusal to answer. */
type ReadBody<T> = { ok: true; value: T; sent: unknown } | { ok: false; refusal: Response };

/** Bodies longer than this many characters, some hundred lines, are parsed in a separate tick. */
const longText = 16 * 1024;

/** Parses the request's JSON with a schema. `precheck` may refuse it before that work is done. */
export async function readBody<Schema extends z.ZodMiniType>(
  c: Context,
  schema: Schema,
  precheck?: (sent: unknown) => Promise<Issue[]>,
): Promise<ReadBody<z.output<Schema>>> {
  const text = await c.req.text();
  const sent = parseJson(text);
  if (sent === undefined) return refused(c, [{ path: '', code: 'invalid' }]);
  const issues = precheck ? await precheck(sent) : [];
  if (issues.length > 0) return refused(c, issues);
  const parse = () => {
    const parsed = schema.safeParse(sent, { reportInput: true });
    return parsed.success ? { value: parsed.data } : contractIssues(parsed.error);
  };
  const read = text.length < longText ? parse() : await inOwnTick(parse);
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
