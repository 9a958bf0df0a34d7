import type { PathOf } from '../exchange.ts';
import type { stockroomContract } from './contract.ts';

type Of<Name extends keyof typeof stockroomContract> = PathOf<(typeof stockroomContract)[Name]>;

/** Paths of the lab's stockroom. */
export const stockroomPaths = {
  all: '/api/shelf',
  /** GET: the powers of a lens in one diameter. */
  cells: (lens: string, diameter: number) =>
    `/api/shelf/cells?lens=${lens}&diameter=${String(diameter)}` as Of<'cells'>,
  /** GET: all variants of accessories. */
  accessories: '/api/shelf/accessories' as Of<'accessories'>,
  /** GET: what is low. */
  low: '/api/shelf/low' as Of<'low'>,
  /** GET: the history of one item. */
  movements: (item: string, before?: number) =>
    `/api/shelf/movements?item=${encodeURIComponent(item)}${before ? `&before=${String(before)}` : ''}` as Of<'movements'>,
  /** POST: a receipt, return, correction or count. */
  postings: '/api/shelf/postings' as Of<'postings'>,
} as const;
