/** The most that a whole first visit may weigh, kilobytes (brotli, font included), where a page has more than others. */
const most: Readonly<Record<string, number>> = { '/': 90, '/rx': 120, '/stockMulti': 110 };

/** The ceiling of a page. It leaves room, so that code is never bent to save bytes. */
export const mostKb = (path: string): number => most[path] ?? 100;

/**
 * Weights when the panel was last released, kilobytes: what `npm run size` prints next to today's.
 * A new page has none.
 */
export const releasedKb: Readonly<Record<string, number>> = {
  '/': 69.8,
  '/404.html': 58.7,
  '/accessories': 82.6,
  '/accounts': 63.9,
  '/audit': 63.9,
  '/catalogue': 64.4,
  '/contacts': 62.9,
  '/deliveries': 69.5,
  '/handOff': 63,
  '/lab': 63.5,
  '/login': 79.3,
  '/logout': 66.4,
  '/notifications': 64.5,
  '/orders': 74,
  '/orders/order': 84.4,
  '/ordersPendding': 76.7,
  '/people': 64.5,
  '/privacy': 82.4,
  '/profile': 83.6,
  '/profile/edit': 83.6,
  '/registerFactor': 59.5,
  '/rx': 103.4,
  '/shelf': 65.1,
  '/stockMulti': 90,
  '/stockSingle': 83.5,
  '/transactions': 73,
  '/welcome': 79.3,
};

/** The weight of the service worker when the panel was last released, kilobytes. */
export const releasedWorkerKb = 2.9;
