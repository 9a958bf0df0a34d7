import type { describeRoute } from 'hono-openapi';
import type * as z from 'zod/mini';
import type { Exchange } from '../../../src/api/exchange.ts';
import type { Access } from './authorise.ts';
import type { bodyLimits } from './body-limits.ts';
import type { RefusalStatus } from './refusals.ts';

export type Documentation = Parameters<typeof describeRoute>[0];

/** An answer that the handler writes itself: JSON with a schema, or text or an image with a content type. */
export type WrittenAnswer = {
  readonly description: string;
  readonly schema?: z.ZodMiniType;
  readonly type?: string;
} & ({ readonly schema: z.ZodMiniType } | { readonly type: string });

/**
 * A plain description means JSON with the exchange's schema. If the exchange has none, each answer must specify its
 * form.
 */
type Answer<Of extends Exchange> =
  | WrittenAnswer
  | (Of['answer'] extends z.ZodMiniType ? string : never);

/** Answers by status; 204 and 304 have no body. */
export type AnswersOf<Of extends Exchange> = {
  readonly [Status in 200 | 201 | 202]?: Answer<Of>;
} & { readonly 204?: string; readonly 304?: string };

/** What a route declares in addition to its exchange. */
export interface Declaration<Answers> {
  readonly summary: string;
  readonly access: Access;
  readonly parameters?: readonly NonNullable<Documentation['parameters']>[number][];
  /** Limit on the body's size; `small` by default. */
  readonly limit?: keyof typeof bodyLimits;
  /**
   * Whether the route also works on a full disk. Signing in and out needs so little that the reserved space is enough,
   * and without it users could not even look at their orders.
   */
  readonly worksOnFullDisk?: boolean;
  /**
   * Whether a change is also accepted without an Origin header, as mail programs send it. This is safe if everything it
   * needs is in its path, because then no page can send the user's data with it.
   */
  readonly acceptsMailPrograms?: boolean;
  /**
   * `replica`: the lab's reads are served by the replica at `READ_URL`, for routes that only read and span accounts.
   * The replica's data is as recent as the primary's.
   */
  readonly labReads?: 'replica';
  readonly answers: Answers;
  /** Refusals specific to this route; those implied by access, body and key are added automatically. */
  readonly refusals?: readonly RefusalStatus[];
}
