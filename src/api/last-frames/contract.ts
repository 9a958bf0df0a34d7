import * as z from 'zod/mini';
import { knownFrame } from '../../domain/frame/known-frame.ts';
import { searchLimit } from '../../domain/vocabulary/search-limit.ts';
import { orderText } from '../../domain/vocabulary/storable-text.ts';
import type { Contracts } from '../exchange.ts';

/** Most frames of an answer to `text`. */
export const mostSuggested = 20;

/** The typed brand and model; each word is a prefix of a word of the frame. */
export const typedFrame = orderText(searchLimit);

/**
 * Each frame once: those of the newest orders first, then those of the lab’s list. Unknown values are empty or null.
 */
export const lastFramesAnswer = z.strictObject({ frames: z.array(knownFrame) });

export const lastFramesContract = {
  frames: { GET: { answer: lastFramesAnswer } },
} satisfies Contracts;
