/** Limits of a whole first visit, kilobytes (brotli, headers and font included) until idle. */
export const coldVisits = [
  { name: 'dashboard', path: '/', wholeKb: 90 },
  { name: 'RX', path: '/rx', wholeKb: 120 },
  { name: 'stock, single', path: '/stockSingle', wholeKb: 100 },
  { name: 'stock grid', path: '/stockMulti', wholeKb: 110 },
  { name: 'accessories', path: '/accessories', wholeKb: 100 },
  { name: 'orders', path: '/orders', wholeKb: 100 },
  { name: 'pre-orders', path: '/ordersPendding', wholeKb: 100 },
  { name: 'deliveries', path: '/deliveries', wholeKb: 100 },
  { name: 'statement', path: '/transactions', wholeKb: 100 },
] as const;

/** Limit of a first visit of a placed order's page by someone who is signed in, kilobytes. */
export const orderVisitKb = 100;

/** Limit of requests of a first visit. */
export const coldRequests = 12;
