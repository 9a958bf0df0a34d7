import type { MiddlewareHandler } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import type * as z from 'zod/mini';
import { actingHeader } from '../../../src/api/paths.ts';
import { refusal } from '../../../src/api/refusal.ts';
import type { AppEnv } from '../app-env.ts';
import { type Access, isForMachines, letIn } from './let-in.ts';

const refusals = {
  400: 'The request carries no idempotency key.',
  401: 'Nobody is signed in, the credentials are wrong, or a second factor has to be set up first.',
  403: 'The request comes from another origin, the role does not allow it, or the account is suspended.',
  404: 'Not found in this account.',
  409: 'The request is for another account or user than the session, or the order has moved on; nothing was done.',
  410: 'The order was withdrawn before it was placed, and can no longer be placed.',
  413: 'The body is larger than 256 KB, or a photo larger than 5 MB, or what the lab enters at once larger than 8 MB.',
  415: 'The body is not JSON.',
  422: 'The body is refused; `issues` name the fields.',
  429: 'Too many attempts, or too many orders in a minute; `Retry-After` says how many seconds to wait.',
  500: 'The server failed; whether anything was stored is not known.',
  503: 'The database is unavailable or the server overloaded; try again.',
  507: 'The disk is full and nothing was stored; try again later.',
} as const;

type Documentation = Parameters<typeof describeRoute>[0];

/** An answer: JSON of a schema, or text or an image of another type. */
type Answer = { description: string; schema?: z.ZodMiniType; type?: string };

interface Route extends Pick<Documentation, 'parameters'> {
  summary: string;
  body?: z.ZodMiniType;
  /** Content types of a body that is not JSON. */
  bytes?: readonly string[];
  answers: Record<number, Answer>;
  refusals: readonly (keyof typeof refusals)[];
  access: Access;
}

/** Accepted by every route that reads the session. */
const actingParameter = {
  in: 'header',
  name: actingHeader,
  schema: { type: 'string' },
  description:
    'The account and user the request is for, as `account/user`; refused (409) when the session is for another.',
} as const;

/** Any change may be refused so; added to the document of each. */
export const diskFullAnswer = { 507: refusalAnswer(507) };

/** The way into a route: lets in those its `access` names, and adds it to the OpenAPI document, with its schemas. */
export function route(described: Route): MiddlewareHandler<AppEnv> {
  // The document is built from what `describeRoute` hangs on its middleware.
  return Object.assign(letIn(described.access), documentRoute(described));
}

function documentRoute({
  summary,
  body,
  bytes,
  answers,
  refusals: named,
  access,
  ...route
}: Route) {
  const readsSession = access !== 'anyone' && !isForMachines(access);
  const signedIn = readsSession && access !== 'visitor';
  const codes = readsSession ? ([...named, 409] as const) : named;
  const parameters = [...(route.parameters ?? []), ...(readsSession ? [actingParameter] : [])];
  const refused = codes.map((code) => [code, refusalAnswer(code)]);
  const answered = Object.entries(answers).map(([status, { description, schema, type }]) => [
    status,
    {
      description,
      ...(schema && { content: json(schema) }),
      ...(type && { content: type.startsWith('image/') ? binary([type]) : text(type) }),
    },
  ]);
  return describeRoute({
    summary,
    security: isForMachines(access) ? [{ machine: [] }] : signedIn ? [{ session: [] }] : [],
    'x-access': access,
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: json(body) } }),
    ...(bytes && { requestBody: { required: true, content: binary(bytes) } }),
    responses: Object.fromEntries([...answered, ...refused]),
  } as Documentation);
}

function refusalAnswer(code: keyof typeof refusals) {
  return { description: refusals[code], content: json(refusal) };
}

function text(type: string) {
  return { [type]: { schema: { type: 'string' } } };
}

/** In OpenAPI 3.1 a body of raw bytes has no schema. */
function binary(types: readonly string[]) {
  return Object.fromEntries(types.map((type) => [type, {}]));
}

function json(schema: z.ZodMiniType) {
  return { 'application/json': { schema: resolver(schema) } };
}
