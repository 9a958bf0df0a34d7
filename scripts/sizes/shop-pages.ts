/**
 * The weight limit of a whole first visit, kilobytes (Brotli, including the font), for pages that have a special one.
 */
const most: Readonly<Record<string, number>> = { '/': 90, '/rx': 120, '/stockMulti': 110 };

/** The weight limit of a page. It leaves room, so that nobody has to contort code to save bytes. */
export const mostKb = (path: string): number => most[path] ?? 100;

/** Weights at the last release, kilobytes, which `npm run size` prints next to today's. A new page has none. */
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

/** Weight of the service worker at the last release, kilobytes. */
export const releasedWorkerKb = 2.9;
