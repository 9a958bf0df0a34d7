import type { MiddlewareHandler } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import type * as z from 'zod/mini';
import { type Body, type Exchange, isBytes } from '../../../src/api/exchange.ts';
import { actingHeader } from '../../../src/api/headers.ts';
import { refusal } from '../../../src/api/refusal.ts';
import { isForMachines } from './authorise.ts';
import type { Declaration, Documentation, WrittenAnswer } from './declaration.ts';
import { followingRefusals, readsSession, refusals } from './refusals.ts';

/** Accepted by every route that reads the session. */
const actingParameter = {
  in: 'header',
  name: actingHeader,
  schema: { type: 'string' },
  description:
    'The account and user the request is for, as `account/user`; refused (409) if the session belongs to another.',
} as const;

/** Adds a route to the OpenAPI document, with its schemas. */
export function documentRoute(
  { body, answer }: Exchange,
  declaration: Declaration<Readonly<Record<number, string | WrittenAnswer | undefined>>>,
): MiddlewareHandler {
  const { summary, access, answers } = declaration;
  const isOfSession = readsSession(access);
  const parameters = [...(declaration.parameters ?? []), ...(isOfSession ? [actingParameter] : [])];
  const codes = [...followingRefusals(body, declaration), ...(declaration.refusals ?? [])];
  const isSignedIn = isOfSession && access !== 'visitor';
  return describeRoute({
    summary,
    security: isForMachines(access) ? [{ machine: [] }] : isSignedIn ? [{ session: [] }] : [],
    'x-access': access,
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: contentOf(body) } }),
    responses: Object.fromEntries([
      ...Object.entries(answers).map(([status, declared = '']) => {
        const isEmpty = status === '204' || status === '304';
        return [status, answerOf(declared, isEmpty ? null : answer)] as const;
      }),
      ...codes.map((code) => [code, answerOf(refusals[code], refusal)] as const),
    ]),
  } as Documentation);
}

/** An answer in the document. A plain description means JSON with the exchange's schema. */
function answerOf(declared: string | WrittenAnswer, usual: z.ZodMiniType | null) {
  const { description, schema, type }: Partial<WrittenAnswer> =
    typeof declared === 'string'
      ? { description: declared, ...(usual && { schema: usual }) }
      : declared;
  const content = { ...(schema && json(schema)), ...(type && contentOfType(type)) };
  return { description, ...((schema || type) && { content }) };
}

/** In OpenAPI 3.1 raw bytes have no schema. */
const contentOfType = (type: string) => ({
  [type]: /^(image|application)\//.test(type) ? {} : { schema: { type: 'string' } },
});

const contentOf = (body: NonNullable<Body>) =>
  isBytes(body) ? Object.assign({}, ...body.map(contentOfType)) : json(body);

function json(schema: z.ZodMiniType) {
  return { 'application/json': { schema: resolver(schema) } };
}
