import type { describeRoute } from 'hono-openapi';
import type * as z from 'zod/mini';
import type { Exchange } from '../../../src/api/exchange.ts';
import type { Access } from './authorise.ts';
import type { bodyLimits } from './body-limits.ts';
import type { RefusalStatus } from './refusals.ts';

export type Documentation = Parameters<typeof describeRoute>[0];

/** An answer that the handler writes itself: JSON of a schema, or else text or an image of a content type. */
export type WrittenAnswer = {
  readonly description: string;
  readonly schema?: z.ZodMiniType;
  readonly type?: string;
} & ({ readonly schema: z.ZodMiniType } | { readonly type: string });

/** Described alone, an answer is JSON of the exchange's schema; where that has none, each has to say what it is. */
type Answer<Of extends Exchange> =
  | WrittenAnswer
  | (Of['answer'] extends z.ZodMiniType ? string : never);

/** What is answered, by status; 204 and 304 have no body. */
export type AnswersOf<Of extends Exchange> = {
  readonly [Status in 200 | 201 | 202]?: Answer<Of>;
} & { readonly 204?: string; readonly 304?: string };

/** What a route says of itself besides its exchange. */
export interface Declaration<Answers> {
  readonly summary: string;
  readonly access: Access;
  readonly parameters?: readonly NonNullable<Documentation['parameters']>[number][];
  /** The longest body; `small` unless given. */
  readonly limit?: keyof typeof bodyLimits;
  /**
   * Whether it is carried out on a full disk too: signing in and out needs so little that the reserved space is enough,
   * and without it users could not even look at their orders.
   */
  readonly isForFullDisk?: boolean;
  /**
   * Whether a change is taken without an origin too, as mail programs send it: where all that it needs stands in its path,
   * no page can send anything by it that is the user's.
   */
  readonly isForMailPrograms?: boolean;
  /**
   * `replica`: what the lab's people get is read from the replica of `READ_URL`, for routes that only read, across accounts.
   * It is as new as what the primary would have answered.
   */
  readonly labReads?: 'replica';
  readonly answers: Answers;
  /** Those of its own: what follows from access, body and key is not repeated. */
  readonly refusals?: readonly RefusalStatus[];
}
