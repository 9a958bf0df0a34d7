import type { Context } from 'hono';
import type * as z from 'zod/mini';
import { contractIssues } from '../../src/api/contract-issues.ts';
import type { Issue } from '../../src/domain/vocabulary/issue.ts';
import { inOwnTick } from '../process/concurrency/in-own-tick.ts';
import type { AppEnv } from './app-env.ts';
import type { Declares } from './declares.ts';
import { refusing } from './refuse.ts';

type Schema = z.ZodMiniType;

/** Checks the JSON of a request before the more expensive parsing. Returns the issues found. */
type Precheck = (sent: unknown) => Promise<Issue[]>;

/** Bodies longer than this many characters, some hundred lines, are parsed in their own tick. */
const longText = 16 * 1024;

/** Reads the body by the schema that the route declares. Throws the refusal if it does not match. */
export function readBody<Of extends Schema>(
  c: Context<AppEnv> & Declares<{ readonly body: Of }>,
  precheck?: Precheck,
): Promise<z.output<Of>> {
  // `route` has set a body of this type.
  return readBodyAs(c, c.var.body as Of, precheck);
}

/** Reads the body by a schema other than the route's, such as one that leaves parts of it to be parsed later. */
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
