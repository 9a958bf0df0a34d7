import type * as z from 'zod/mini';
import type { ApiPath, Change, ChangeMethod } from './api-path.ts';

type Schema = z.ZodMiniType;

/** The body of a request: JSON of a schema, raw bytes of one of these content types, or nothing. */
export type Body = Schema | readonly string[] | null;

/** Whether a body is raw bytes. */
export const isBytes = (body: Body | undefined): body is readonly string[] => Array.isArray(body);

/** A read; the answer is null if it isn't JSON. */
export type Reading = { readonly answer: Schema | null };

/** A change with its answer. It must declare its body, even if that is null. */
export type Changing = { readonly body: Body; readonly answer: Schema | null };

/** Body and answer of one method of a path. */
export type Exchange = { readonly body?: Body; readonly answer: Schema | null };

/**
 * The exchanges of a path by method, as schemas. The server validates and documents with them; the client's types
 * derive from them.
 */
export type Contract = { readonly GET?: Reading } & {
  readonly [Method in ChangeMethod]?: Changing;
};

/** The contracts of a feature's paths, by the names of the paths. */
export type Contracts = Readonly<Record<string, Contract>>;

type Output<Answer> = Answer extends Schema ? z.output<Answer> : never;
type Input<Of> = Of extends Schema ? z.input<Of> : undefined;

type ExchangeOf<Of> = Of extends Changing
  ? Change<Input<Of['body']>, Output<Of['answer']>>
  : Of extends Reading
    ? Output<Of['answer']>
    : never;

/** A path that carries the types of its contract. */
export type PathOf<Of extends Contract> = ApiPath<{
  [Method in keyof Of]: ExchangeOf<Of[Method]>;
}>;
