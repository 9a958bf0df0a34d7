import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type * as z from 'zod/mini';
import type { AppEnv } from './app-env.ts';
import type { Declared, Declares } from './declares.ts';

declare const answered: unique symbol;

/** An answer that its route declares, or a refusal. */
export type Answered = Response & { readonly [answered]: true };

/** Answers with JSON as the route declares it for the status, 200 by default. Anything else does not compile. */
export function respond<
  Answers extends Declared['answers'],
  Status extends keyof Answers & ContentfulStatusCode = keyof Answers & 200,
>(
  c: Context<AppEnv> & Declares<{ readonly answers: Answers }>,
  value: z.output<NonNullable<Answers[Status]>>,
  status?: Status,
): Answered {
  return c.json(value as object, status ?? 200) as Response as Answered;
}
