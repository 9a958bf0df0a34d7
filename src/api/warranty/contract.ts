import * as z from 'zod/mini';
import { warrantyTerms } from '../../domain/warranty/warranty.ts';
import type { Contracts } from '../exchange.ts';

/** The lab's warranty, and the number of its changes. */
export const warrantyAnswer = z.strictObject({ revision: z.int(), terms: warrantyTerms });

/** `base`: the revision the editor saw. */
export const warrantyRequest = z.strictObject({
  base: z.int().check(z.gte(0)),
  terms: warrantyTerms,
});

export const warrantyContract = {
  warranty: {
    GET: { answer: warrantyAnswer },
    PUT: { body: warrantyRequest, answer: warrantyAnswer },
  },
} satisfies Contracts;
