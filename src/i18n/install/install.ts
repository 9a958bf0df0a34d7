import { messages } from '../language/message.ts';

/** Texts that the system shows for the installed panel. */
export const install = messages('install', {
  description: [
    'سفارش عدسی RX، عدسی استوک و لوازم جانبی از لابراتوار',
    'Order prescription lenses, stock lenses and accessories from the lab',
  ],
});
