import * as z from 'zod/mini';

/** Each frame once as its order describes it, newest order first; what an order says nothing of is empty. */
export const lastFramesAnswer = z.strictObject({
  frames: z.array(
    z.strictObject({ brand: z.string(), model: z.string(), colour: z.string(), size: z.string() }),
  ),
});
export type LastFramesAnswer = z.infer<typeof lastFramesAnswer>;
