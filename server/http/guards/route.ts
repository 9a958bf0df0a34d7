import type { MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import type * as z from 'zod/mini';
import { type Body, type Exchange, isBytes } from '../../../src/api/exchange.ts';
import type { AppEnv } from '../app-env.ts';
import { authorise, isForMachines } from './authorise.ts';
import { bodyLimits } from './body-limits.ts';
import type { AnswersOf, Declaration } from './declaration.ts';
import { documentRoute } from './document-route.ts';
import { jsonOnly } from './json-only.ts';
import { panelOnly, panelOrMachineOnly } from './panel-only.ts';
import { readFromReplica } from './read-from-replica.ts';
import { roomOnly } from './room-only.ts';
import { wholeUpload } from './whole-upload.ts';

type Guards = readonly MiddlewareHandler<AppEnv>[];

/** The way into a route, before its handler. `Of` is what it declares, for the compiler alone. */
export interface Route<Of> {
  readonly guards: Guards;
  readonly declared?: Of;
}

type SchemaOf<Told, Usual> = Told extends string
  ? Usual
  : Told extends { schema: infer Schema extends z.ZodMiniType }
    ? Schema | null
    : null;

/** What a route takes and answers, as its handler is typed. */
type DeclaredBy<Of extends Exchange, Answers> = Pick<Of, keyof Of & 'body'> & {
  readonly answers: {
    readonly [Status in keyof Answers & number]: Status extends 204 | 304
      ? null
      : SchemaOf<Answers[Status], Of['answer']>;
  };
};

/**
 * Declares a route: who may use it, what it takes and what it answers. Guards, document and the types of its handler
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
      // The document is built from what `describeRoute` hangs on its middleware.
      Object.assign(authorise(access), documentRoute(exchange, declaration)),
      ...(declaration.labReads === 'replica' ? [readFromReplica] : []),
      ...(304 in answers ? [etag()] : []),
    ],
  };
}

/** What a change has to pass before anybody is let in. */
export function changeGuards(
  body: Body,
  {
    access,
    limit = 'small',
    isForFullDisk,
    isForMailPrograms,
  }: Pick<Declaration<unknown>, 'access' | 'limit' | 'isForFullDisk' | 'isForMailPrograms'>,
): Guards {
  return [
    ...(isBytes(body) ? [wholeUpload] : []),
    isForMachines(access) || isForMailPrograms ? panelOrMachineOnly : panelOnly,
    ...(isBytes(body) ? [] : [jsonOnly]),
    bodyLimits[limit],
    ...(isForFullDisk ? [] : [roomOnly]),
    (c, next) => {
      c.set('body', body);
      return next();
    },
  ];
}
