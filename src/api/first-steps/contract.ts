import * as z from 'zod/mini';
import { firstSteps, sampleStates } from '../../domain/first-steps/first-steps.ts';
import type { Contracts } from '../exchange.ts';

/** What a new lab has set up. */
export const firstStepsAnswer = z.strictObject({
  done: z.array(z.enum(firstSteps)),
  /** Whether the lab dismissed the list. */
  isDismissed: z.boolean(),
  sample: z.enum(sampleStates),
});
export type FirstStepsAnswer = z.infer<typeof firstStepsAnswer>;

/** The first steps of a new lab. */
export const firstStepsContract = {
  steps: { GET: { answer: firstStepsAnswer } },
  dismissal: { PUT: { body: null, answer: firstStepsAnswer } },
  sample: {
    PUT: { body: null, answer: firstStepsAnswer },
    DELETE: { body: null, answer: firstStepsAnswer },
  },
} satisfies Contracts;
