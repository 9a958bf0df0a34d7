/** What a change sends and is answered; `undefined` is no body. */
export type Change<Body, Answer> = { readonly body: Body; readonly answer: Answer };

export type ChangeMethod = 'POST' | 'PUT' | 'DELETE';

/** What a path takes and answers, by method: the answer of a GET, body and answer of a change. */
export type Exchanges = { readonly GET?: unknown } & {
  readonly [Method in ChangeMethod]?: Change<unknown, unknown>;
};

/** What can be read. */
export type Readable = { readonly GET: unknown };

/** What something can be posted to. */
export type Posting = { readonly POST: Change<unknown, unknown> };

declare const exchanges: unique symbol;

/**
 * A path of the API that carries the types of its exchanges, for the compiler alone. Asked with another method, body or
 * answer, it does not compile.
 */
export type ApiPath<Of extends Exchanges> = string & { readonly [exchanges]: Of };

/** What a method of a path answers. */
export type AnswerOf<Of, Method extends keyof Of> =
  Of[Method] extends Change<unknown, infer Answer> ? Answer : never;

/** What a method of a path is sent. */
export type BodyOf<Of, Method extends keyof Of> =
  Of[Method] extends Change<infer Body, unknown> ? Body : never;

type DeepReadonly<Value> = Value extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
    : Value;

/** A change of a path; the same `key` lets it be sent again. */
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
