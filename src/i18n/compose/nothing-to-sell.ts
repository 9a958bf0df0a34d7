import { type Message, messages } from '../language/message.ts';
import type { Sold } from './nothing-sold.ts';

/** What the lab should do first if there is nothing to order yet. */
export const nothingToSell = messages('nothingToSell', {
  lenses: [
    'پوشش‌ها و بعد طراحی‌ها را در کاتالوگ بسازید؛ بعد می‌شود سفارش داد.',
    'Create coatings and then designs in the catalogue; then they can be ordered.',
  ],
  stock: [
    'عدسی‌های استوک را در کاتالوگ بسازید و موجودی‌شان را در انبار وارد کنید.',
    'Create stock lenses in the catalogue, and enter their stock in the stockroom.',
  ],
  accessories: [
    'دسته‌ها و لوازم جانبی را در کاتالوگ بسازید.',
    'Create categories and accessories in the catalogue.',
  ],
  toCatalogue: ['رفتن به کاتالوگ', 'Go to the catalogue'],
} satisfies Record<Sold, Message> & Record<string, Message>);
