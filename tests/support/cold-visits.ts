/** The screens whose whole first visit has a limit: kilobytes (brotli, headers and font included) until nothing moves. */
export const coldVisits = [
  { name: 'dashboard', path: '/', wholeKb: 80 },
  { name: 'RX', path: '/rx', wholeKb: 110 },
  { name: 'stock, single', path: '/stockSingle', wholeKb: 100 },
  { name: 'stock grid', path: '/stockMulti', wholeKb: 100 },
] as const;

/** Requests of such a visit. */
export const coldRequests = 12;
