import type * as z from 'zod/mini';
import type { Body } from '../../src/api/exchange.ts';

/** What a route accepts, and its answers by status. Null marks an answer that the handler writes itself. */
export interface Declared {
  readonly body?: Body;
  readonly answers: Readonly<Record<number, z.ZodMiniType | null>>;
}

declare const declared: unique symbol;

/** Marks a request's context with its route's declaration; exists only at compile time. */
export type Declares<Of> = { readonly [declared]: Of };
