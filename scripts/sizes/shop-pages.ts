/** The most that a whole first visit may weigh, kilobytes (brotli, font included), where a page has more than others. */
const most: Readonly<Record<string, number>> = { '/': 90, '/rx': 120, '/stockMulti': 110 };

/** The ceiling of a page. It leaves room, so that code is never bent to save bytes. */
export const mostKb = (path: string): number => most[path] ?? 100;

/**
 * Weights when the panel was last released, kilobytes: what `npm run size` prints next to today's.
 * A new page has none.
 */
export const releasedKb: Readonly<Record<string, number>> = {
  '/404.html': 56.9,
  '/accessories': 75.9,
  '/deliveries': 67.9,
  '/': 65.8,
  '/login': 72.1,
  '/logout': 67.8,
  '/notifications': 65.9,
  '/orders': 71.3,
  '/orders/order': 82.3,
  '/ordersPendding': 72.9,
  '/registerFactor': 57.6,
  '/rx': 98.4,
  '/stockMulti': 84.6,
  '/stockSingle': 78.9,
  '/transactions': 76.4,
};
