import type { Context } from 'hono';
import type * as z from 'zod/mini';
import { contractIssues } from '../../src/api/contract-issues.ts';
import type { Issue } from '../../src/domain/vocabulary/issue.ts';
import { inOwnTick } from '../process/concurrency/in-own-tick.ts';
import type { AppEnv } from './app-env.ts';
import type { Declares } from './declares.ts';
import { refusing } from './refuse.ts';

type Schema = z.ZodMiniType;

/** Finds fault with the JSON that was sent, before the work of parsing it. */
type Precheck = (sent: unknown) => Promise<Issue[]>;

/** Bodies longer than this many characters, some hundred lines, are parsed in a separate tick. */
const longText = 16 * 1024;

/** Reads the body as the route declares it. Throws the refusal of one that is not so. */
export function readBody<Of extends Schema>(
  c: Context<AppEnv> & Declares<{ readonly body: Of }>,
  precheck?: Precheck,
): Promise<z.output<Of>> {
  // `route` has set what the type says.
  return readBodyAs(c, c.var.body as Of, precheck);
}

/** Reads the body by another schema than the route declares: one that leaves parts of it to be read later. */
export async function readBodyAs<Of extends Schema>(
  c: Context,
  schema: Of,
  precheck?: Precheck,
): Promise<z.output<Of>> {
  const text = await c.req.text();
  const sent = parseJson(text);
  if (sent === undefined) throw refusing(c, 'invalid', [{ path: '', code: 'invalid' }]);
  const issues = precheck ? await precheck(sent) : [];
  if (issues.length > 0) throw refusing(c, 'invalid', issues);
  const parse = () => {
    const parsed = schema.safeParse(sent, { reportInput: true });
    return parsed.success ? { value: parsed.data } : { issues: contractIssues(parsed.error) };
  };
  const read = text.length < longText ? parse() : await inOwnTick(parse);
  if ('issues' in read) throw refusing(c, 'invalid', read.issues);
  return read.value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
