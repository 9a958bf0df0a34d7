import type * as z from 'zod/mini';
import type { Body } from '../../src/api/exchange.ts';

/** What a route takes, and by status what it answers: null is an answer that the handler writes itself. */
export interface Declared {
  readonly body?: Body;
  readonly answers: Readonly<Record<number, z.ZodMiniType | null>>;
}

declare const declared: unique symbol;

/** Of a request's context: what its route declares, for the compiler alone. */
export type Declares<Of> = { readonly [declared]: Of };
