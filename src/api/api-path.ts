/** Body and answer of a change; `undefined` is no body. */
export type Change<Body, Answer> = { readonly body: Body; readonly answer: Answer };

export type ChangeMethod = 'POST' | 'PUT' | 'DELETE';

/** The exchanges of a path by method: the answer of a GET, the body and answer of a change. */
export type Exchanges = { readonly GET?: unknown } & {
  readonly [Method in ChangeMethod]?: Change<unknown, unknown>;
};

/** A path that can be read. */
export type Readable = { readonly GET: unknown };

/** A path that accepts POST. */
export type Posting = { readonly POST: Change<unknown, unknown> };

declare const exchanges: unique symbol;

/**
 * A path of the API that carries the types of its exchanges, for the compiler only: using another method, body or
 * answer does not compile.
 */
export type ApiPath<Of extends Exchanges> = string & { readonly [exchanges]: Of };

/** The answer of a path's method. */
export type AnswerOf<Of, Method extends keyof Of> =
  Of[Method] extends Change<unknown, infer Answer> ? Answer : never;

/** The body of a path's method. */
export type BodyOf<Of, Method extends keyof Of> =
  Of[Method] extends Change<infer Body, unknown> ? Body : never;

type DeepReadonly<Value> = Value extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
    : Value;

/** A change to send; a retry uses the same `key`. */
export type Sent<Of, Method extends keyof Of> = {
  method: Method;
  key?: string;
  body: DeepReadonly<BodyOf<Of, Method>>;
};

/** The path with parameters added to its query. */
export const withQuery = <Of extends Exchanges>(
  path: ApiPath<Of>,
  query: URLSearchParams | string,
): ApiPath<Of> => `${path}${path.includes('?') ? '&' : '?'}${query}` as ApiPath<Of>;
