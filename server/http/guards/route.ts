import type { MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import type * as z from 'zod/mini';
import { type Body, type Exchange, isBytes } from '../../../src/api/exchange.ts';
import type { AppEnv } from '../app-env.ts';
import { authorise, isForMachines } from './authorise.ts';
import { bodyLimits } from './body-limits.ts';
import type { AnswersOf, Declaration } from './declaration.ts';
import { documentRoute } from './document-route.ts';
import { drainUpload } from './drain-upload.ts';
import { jsonOnly } from './json-only.ts';
import { panelOnly, panelOrMachineOnly } from './panel-only.ts';
import { readFromReplica } from './read-from-replica.ts';
import { refuseWhenDiskFull } from './refuse-when-disk-full.ts';

type Guards = readonly MiddlewareHandler<AppEnv>[];

/** A route's guards, which run before its handler. `Of` is its declaration, at compile time only. */
export interface Route<Of> {
  readonly guards: Guards;
  readonly declared?: Of;
}

type SchemaOf<Described, Usual> = Described extends string
  ? Usual
  : Described extends { schema: infer Schema extends z.ZodMiniType }
    ? Schema | null
    : null;

/** What a route accepts and answers, for the types of its handler. */
type DeclaredBy<Of extends Exchange, Answers> = Pick<Of, keyof Of & 'body'> & {
  readonly answers: {
    readonly [Status in keyof Answers & number]: Status extends 204 | 304
      ? null
      : SchemaOf<Answers[Status], Of['answer']>;
  };
};

/**
 * Declares a route: who may use it, what it accepts and what it answers. Its guards, documentation and handler types
 * follow from that.
 */
export function route<const Of extends Exchange, const Answers extends AnswersOf<NoInfer<Of>>>(
  exchange: Of,
  declaration: Declaration<Answers>,
): Route<DeclaredBy<Of, Answers>> {
  const { body } = exchange;
  const { access, answers } = declaration;
  return {
    guards: [
      ...(body === undefined ? [] : changeGuards(body, declaration)),
      // `describeRoute` attaches the documentation to its middleware, from which the document is built.
      Object.assign(authorise(access), documentRoute(exchange, declaration)),
      ...(declaration.labReads === 'replica' ? [readFromReplica] : []),
      ...(304 in answers ? [etag()] : []),
    ],
  };
}

/** Checks that every change must pass before access is checked. */
export function changeGuards(
  body: Body,
  {
    access,
    limit = 'small',
    worksOnFullDisk,
    acceptsMailPrograms,
  }: Pick<Declaration<unknown>, 'access' | 'limit' | 'worksOnFullDisk' | 'acceptsMailPrograms'>,
): Guards {
  return [
    ...(isBytes(body) ? [drainUpload] : []),
    isForMachines(access) || acceptsMailPrograms ? panelOrMachineOnly : panelOnly,
    ...(isBytes(body) ? [] : [jsonOnly]),
    bodyLimits[limit],
    ...(worksOnFullDisk ? [] : [refuseWhenDiskFull]),
    (c, next) => {
      c.set('body', body);
      return next();
    },
  ];
}
