import type * as z from 'zod/mini';
import type { ApiPath, Change } from '../api-path.ts';
import type {
  ItemsAnswer,
  LowAnswer,
  MovementsAnswer,
  PostingAnswer,
  postingRequest,
} from './stockroom-contract.ts';

type Items = ApiPath<{ GET: ItemsAnswer }>;
type Posted = Change<z.input<typeof postingRequest>, PostingAnswer>;

/** Paths of the lab's stockroom; apart from the other paths, which every page loads. */
export const stockroomPaths = {
  all: '/api/shelf',
  /** GET: the powers of a lens in one diameter. */
  cells: (lens: string, diameter: number) =>
    `/api/shelf/cells?lens=${lens}&diameter=${String(diameter)}` as Items,
  /** GET: all variants of accessories. */
  accessories: '/api/shelf/accessories' as Items,
  /** GET: what is low. */
  low: '/api/shelf/low' as ApiPath<{ GET: LowAnswer }>,
  /** GET: the history of one item. */
  movements: (item: string, before?: number) =>
    `/api/shelf/movements?item=${encodeURIComponent(item)}${before ? `&before=${String(before)}` : ''}` as ApiPath<{
      GET: MovementsAnswer;
    }>,
  /** POST: a receipt, return, correction or count. */
  postings: '/api/shelf/postings' as ApiPath<{ POST: Posted }>,
} as const;
