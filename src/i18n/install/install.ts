import { messages } from '../language/message.ts';

/** What the system shows of the installed panel. */
export const install = messages('install', {
  description: [
    'سفارش عدسی RX، عدسی استوک و لوازم جانبی از لابراتوار',
    'Order prescription lenses, stock lenses and accessories from the lab',
  ],
});
