import type { Context } from 'hono';
import * as z from 'zod/mini';
import { changesSince } from '../../src/domain/difference/changes-since.ts';
import type { TaggedAnswer } from '../use-cases/catalogue/tagged-answer.ts';
import type { AppEnv } from './app-env.ts';

/** Format of a list's revision. Anything else is not looked up. */
const isRevision = /^[\w.-]{1,64}$/;

/** The revision that the device already has. */
export const sinceParameter = {
  in: 'query',
  name: 'since',
  schema: { type: 'string' },
  description:
    'The `revision` of the list that the device has. The answer is then the changes since that revision, with `since`, or the whole list if the server no longer knows the revision.',
} as const;

/** A whole list, or the changes to it. */
export const listOrChanges = (list: z.ZodMiniType) => z.union([list, changesSince]);

/** Answers a list, or the changes since the revision in the request. `name` identifies the list and its audience. */
export async function answerList(
  c: Context<AppEnv>,
  name: string,
  answer: TaggedAnswer,
): Promise<Response> {
  const { listHistory } = c.var;
  const since = c.req.query('since') ?? '';
  const changes = isRevision.test(since)
    ? await listHistory.changesSince(name, since, answer)
    : undefined;
  listHistory.keep(name, answer);
  c.header('ETag', answer.tag);
  c.header('Cache-Control', 'private, no-cache');
  c.header('Vary', 'Cookie', { append: true });
  const type = { 'Content-Type': 'application/json' };
  if (changes) return c.body(changes, 200, type);
  const takesBrotli = /\bbr\b/.test(c.req.header('Accept-Encoding') ?? '');
  if (!answer.brotli || !takesBrotli) return c.body(answer.body, 200, type);
  return c.body(answer.brotli, 200, { ...type, 'Content-Encoding': 'br' });
}
