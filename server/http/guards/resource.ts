import { type Context, type Handler, Hono } from 'hono';
import type * as z from 'zod/mini';
import type { Changing } from '../../../src/api/exchange.ts';
import type { AppEnv } from '../app-env.ts';
import type { Declared, Declares } from '../declares.ts';
import type { Answered } from '../respond.ts';
import type { Route } from './route.ts';

type AnswersOf<Of extends Declared> = Of['answers'][keyof Of['answers']];

/** Only a route that declares an answer without a schema may write its response itself. */
type Handle<Of extends Declared, Path extends string> = (
  c: Context<AppEnv, Path> & Declares<Of>,
) => Promise<AnswersOf<Of> extends z.ZodMiniType ? Answered : Response>;

type Add<Kind extends Declared> = <Of extends Kind, Path extends string>(
  path: Path,
  route: Route<Of>,
  handle: Handle<Of, Path>,
) => Resource;

type Reads = Declared & { readonly body?: never };
type Changes = Declared & Pick<Changing, 'body'>;

/** Hono routes, each of which declares what it accepts and answers. */
export interface Resource {
  readonly get: Add<Reads>;
  readonly post: Add<Changes>;
  readonly put: Add<Changes>;
  readonly delete: Add<Changes>;
  /** Adds the routes of another resource. */
  readonly with: (other: Resource) => Resource;
  /** The Hono app to mount. */
  readonly hono: Hono<AppEnv>;
}

/** Creates a resource without routes. */
export function resource(): Resource {
  const hono = new Hono<AppEnv>();
  const adding =
    (method: string) =>
    <Of extends Declared>(path: string, { guards }: Route<Of>, handle: Handle<Of, string>) => {
      // The declaration exists only at compile time, so Hono's handler type lacks it.
      hono.on(method, [path], ...guards, handle as unknown as Handler<AppEnv>);
      return made;
    };
  const made: Resource = {
    get: adding('GET'),
    post: adding('POST'),
    put: adding('PUT'),
    delete: adding('DELETE'),
    with: (other) => {
      hono.route('/', other.hono);
      return made;
    },
    hono,
  };
  return made;
}

/** Resources with the paths to mount them at, in this order. */
export type MountedRoutes = readonly (readonly [path: string, routes: Resource])[];
