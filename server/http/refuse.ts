import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Refusal } from '../../src/api/refusal.ts';
import type { Issue } from '../../src/domain/vocabulary/issue.ts';
import type { Answered } from './respond.ts';

/** The HTTP status of each refusal. */
const statusOf = {
  invalid: 422,
  unauthenticated: 401,
  otherSession: 409,
  badCredentials: 401,
  wrongSecondStep: 401,
  secondStepOver: 401,
  secondFactorMissing: 401,
  tooManyAttempts: 429,
  tooManyOrders: 429,
  suspended: 403,
  forbidden: 403,
  forbiddenOrigin: 403,
  unknownHost: 421,
  notJson: 415,
  tooLarge: 413,
  keyMissing: 400,
  keyReused: 422,
  changed: 409,
  notAllowed: 409,
  withdrawn: 410,
  notFound: 404,
  unavailable: 503,
  diskFull: 507,
  failed: 500,
} as const satisfies Record<Refusal['code'], number>;

/** Seconds after which a retry may succeed. On a full disk someone first has to free space. */
const retryAfterOf: Partial<Record<Refusal['code'], number>> = { unavailable: 2, diskFull: 60 };

/** More issues than anyone would read, though each of an order's 2,000 lines may have one. */
const maxIssues = 100;

/** Answers a refusal. `wait` is the number of seconds until the client may try again. */
export function refuse(
  c: Context,
  code: Refusal['code'],
  issues: Issue[] = [],
  wait?: number,
): Answered {
  c.header('Cache-Control', 'no-store');
  const retryAfter = wait ?? retryAfterOf[code];
  if (retryAfter) c.header('Retry-After', String(retryAfter));
  const body: Refusal = { code, issues: issues.slice(0, maxIssues) };
  return c.json(body, statusOf[code]) as Response as Answered;
}

/** The same refusal as an exception, for code that cannot answer itself. */
export function refusing(...refused: Parameters<typeof refuse>): HTTPException {
  const [, code] = refused;
  return new HTTPException(statusOf[code], { res: refuse(...refused) });
}
