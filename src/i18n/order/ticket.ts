import { messages } from '../language/message.ts';

/** Words of the printed job ticket, which travels with the lenses through the lab. */
export const ticket = messages('ticket', {
  title: ['برگهٔ سفارش', 'Job ticket'],
  tray: ['سینی', 'Tray'],
  acknowledged: ['هشدارهای تأییدشده', 'Confirmed warnings'],
});
