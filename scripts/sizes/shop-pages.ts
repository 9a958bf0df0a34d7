/** Weight in kilobytes (brotli): the most that a page may have, and what it had when the panel was last released. */
export type PageWeight = { most: number; released: number };

const most = { dashboard: 90, rx: 120, stockGrid: 110, other: 100 } as const;

/**
 * Weights of the pages that shops open: the page, its sheets, the font and all scripts it asks for at once. The ceilings
 * leave room, so that code is never bent to save bytes; the check prints what a page had before beside what it has.
 */
export const shopPages: Readonly<Record<string, PageWeight>> = {
  '404.html': { most: most.other, released: 56.9 },
  'accessories/index.html': { most: most.other, released: 75.9 },
  'deliveries/index.html': { most: most.other, released: 67.9 },
  'index.html': { most: most.dashboard, released: 65.8 },
  'login/index.html': { most: most.other, released: 72.1 },
  'logout/index.html': { most: most.other, released: 67.8 },
  'notifications/index.html': { most: most.other, released: 65.9 },
  'orders/index.html': { most: most.other, released: 71.3 },
  'orders/order/index.html': { most: most.other, released: 82.3 },
  'ordersPendding/index.html': { most: most.other, released: 72.9 },
  'registerFactor/index.html': { most: most.other, released: 57.6 },
  'rx/index.html': { most: most.rx, released: 98.4 },
  'stockMulti/index.html': { most: most.stockGrid, released: 84.6 },
  'stockSingle/index.html': { most: most.other, released: 78.9 },
  'transactions/index.html': { most: most.other, released: 76.4 },
};
