import { type Message, messages } from '../language/message.ts';

/** Kinds of items that the lab may not sell yet. */
export type Sold = 'lenses' | 'stock' | 'accessories';

/** Shown if there is nothing to order yet. */
export const nothingSold = messages('nothingSold', {
  lenses: ['هنوز عدسی سفارشی نیست', 'No prescription lenses yet'],
  stock: ['هنوز عدسی استوکی نیست', 'No stock lenses yet'],
  accessories: ['هنوز لوازم جانبی نیست', 'No accessories yet'],
  hint: [
    'لابراتوار هنوز این فهرست را آماده نکرده است. برای سفارش با آن تماس بگیرید؛ وقتی آماده شود همین‌جا می‌بینید.',
    'The lab hasn’t put this list together yet. Contact it to order; once there is something, you see it here.',
  ],
  contacts: ['با لابراتوار تماس بگیرید', 'Contact the lab'],
} satisfies Record<Sold, Message> & Record<string, Message>);
