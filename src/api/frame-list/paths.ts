import type { PathOf } from '../exchange.ts';
import type { frameListContract } from './contract.ts';

type Of<Name extends keyof typeof frameListContract> = PathOf<(typeof frameListContract)[Name]>;

const frames = '/api/frames';

/** Paths of the lab’s list of frames, for the lab. */
export const frameListPaths = {
  /** GET: a page, asked by `framesQuery`; PUT saves several, all or none. */
  frames: frames as Of<'frames'>,
  /** DELETE removes it from the list. */
  frame: (id: string) => `${frames}/${id}` as Of<'frame'>,
  /** PUT: its picture, JPEG, PNG, WebP or AVIF; DELETE removes it. */
  picture: (id: string) => `${frames}/${id}/picture` as Of<'picture'>,
} as const;
