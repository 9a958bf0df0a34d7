import * as z from 'zod/mini';
import { frameEntry, listedFrame, mostSaved } from '../../domain/frame-list/frame-entry.ts';
import { photoTypes } from '../../domain/photos/photo-type.ts';
import { searchLimit } from '../../domain/vocabulary/search-limit.ts';
import { sentId } from '../../domain/vocabulary/sent-id.ts';
import { orderText } from '../../domain/vocabulary/storable-text.ts';
import type { Contracts } from '../exchange.ts';

/** Most frames of one page. */
export const mostFrames = 500;

export const framesQuery = z.strictObject({
  /** Each word begins one of the frame’s, in any spelling. */
  text: z.optional(orderText(searchLimit)),
  /** `next` of the page before, asked with the same text. */
  after: z.optional(z.string().check(z.maxLength(9000))),
  /** 1 to `mostFrames`; 50 unless given. */
  limit: z.optional(z.string().check(z.regex(/^([1-9][0-9]?|[1-4][0-9]{2}|500)$/))),
});

/** By brand, model and size. */
export const framesAnswer = z.strictObject({
  frames: z.array(listedFrame),
  /** Give it as `after` for the following page; null at the end. */
  next: z.nullable(z.string()),
});
export type FramesAnswer = z.infer<typeof framesAnswer>;

/** Frames to save; those with an unknown id are added. */
export const framesRequest = z.strictObject({
  frames: z
    .array(z.strictObject({ id: sentId, entry: frameEntry }))
    .check(z.minLength(1), z.maxLength(mostSaved)),
});
export type FramesRequest = z.infer<typeof framesRequest>;

/** How many frames were added and changed. */
export const framesSaved = z.strictObject({ added: z.int(), changed: z.int() });

/** The lab’s list of frames. */
export const frameListContract = {
  frames: { GET: { answer: framesAnswer }, PUT: { body: framesRequest, answer: framesSaved } },
  frame: { DELETE: { body: null, answer: null } },
  picture: {
    PUT: { body: photoTypes, answer: z.strictObject({ hash: z.string() }) },
    DELETE: { body: null, answer: null },
  },
} satisfies Contracts;
