import * as z from 'zod/mini';
import { photoTypes } from '../../domain/photos/photo-type.ts';
import type { Contracts } from '../exchange.ts';

/** A photo that was uploaded; an event can name its id. */
export const photoAnswer = z.strictObject({ id: z.uuid() });
export type PhotoAnswer = z.infer<typeof photoAnswer>;

/** Number of bytes of a photo, from its start, that the server has. */
export const photoPartAnswer = z.strictObject({ received: z.int() });
export type PhotoPartAnswer = z.infer<typeof photoPartAnswer>;

/** A photo of an order. */
export const photoContract = {
  photo: { GET: { answer: null }, PUT: { body: photoTypes, answer: photoAnswer } },
} satisfies Contracts;
