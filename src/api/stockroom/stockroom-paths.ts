/** Paths of the lab's stockroom; apart from the other paths, which every page loads. */
export const stockroomPaths = {
  all: '/api/shelf',
  /** GET: the powers of a lens in one diameter, `itemsAnswer`. */
  cells: (lens: string, diameter: number) =>
    `/api/shelf/cells?lens=${lens}&diameter=${String(diameter)}`,
  /** GET: all variants of accessories, `itemsAnswer`. */
  accessories: '/api/shelf/accessories',
  /** GET: what is low, `lowAnswer`. */
  low: '/api/shelf/low',
  /** GET: the history of one item, `movementsAnswer`. */
  movements: (item: string, before?: number) =>
    `/api/shelf/movements?item=${encodeURIComponent(item)}${before ? `&before=${String(before)}` : ''}`,
  /** POST: a receipt, return, correction or count; `posting` to `postingAnswer`. */
  postings: '/api/shelf/postings',
} as const;
