import { messages } from '../language/message.ts';

/** Texts of the printed job ticket, which accompanies the lenses through the lab. */
export const ticket = messages('ticket', {
  title: ['برگهٔ سفارش', 'Job ticket'],
  tray: ['سینی', 'Tray'],
  acknowledged: ['هشدارهای تأییدشده', 'Confirmed warnings'],
});
