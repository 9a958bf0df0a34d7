import { type Context, type Handler, Hono } from 'hono';
import type * as z from 'zod/mini';
import type { Changing } from '../../../src/api/exchange.ts';
import type { AppEnv } from '../app-env.ts';
import type { Declared, Declares } from '../declares.ts';
import type { Answered } from '../respond.ts';
import type { Route } from './route.ts';

type AnswersOf<Of extends Declared> = Of['answers'][keyof Of['answers']];

/** Only a route that declares an answer without a schema may write one itself. */
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

/** Hono's routes, of which each declares what it takes and answers. */
export interface Resource {
  readonly get: Add<Reads>;
  readonly post: Add<Changes>;
  readonly put: Add<Changes>;
  readonly delete: Add<Changes>;
  /** Adds the routes of another resource. */
  readonly with: (other: Resource) => Resource;
  /** To be mounted in the app. */
  readonly hono: Hono<AppEnv>;
}

/** A resource without routes yet. */
export function resource(): Resource {
  const hono = new Hono<AppEnv>();
  const adding =
    (method: string) =>
    <Of extends Declared>(path: string, { guards }: Route<Of>, handle: Handle<Of, string>) => {
      // What a context declares is known to the compiler alone.
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

/** Resources beside the paths at which the app mounts them, in this order. */
export type MountedRoutes = readonly (readonly [path: string, routes: Resource])[];
