/**
 * Figures of the last release (0.1.0) in Chromium, by name, printed next to today's. Seconds were measured on two busy
 * cores.
 */
export const released: Readonly<Record<string, number>> = {
  'first visit: fetched': 619,
  'first visit: answers': 227,
  'second visit: fetched': 0,
  '1 behind: fetched': 624,
  '1 behind: answers': 204,
  'one island: fetched': 24.9,
  'one island: answers': 4,
  'all kept after first paint': 143,
  '1 behind: whole': 113,
};
