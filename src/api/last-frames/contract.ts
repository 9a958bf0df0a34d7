import * as z from 'zod/mini';
import type { Contracts } from '../exchange.ts';

/** Each frame once as its order describes it, newest order first; what an order says nothing of is empty. */
export const lastFramesAnswer = z.strictObject({
  frames: z.array(
    z.strictObject({ brand: z.string(), model: z.string(), colour: z.string(), size: z.string() }),
  ),
});

export const lastFramesContract = {
  frames: { GET: { answer: lastFramesAnswer } },
} satisfies Contracts;
