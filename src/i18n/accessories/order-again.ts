import type { AccessoryLine } from '../../domain/accessories/accessories.ts';
import type { PlacedAccessories } from '../../domain/order/order.ts';
import { fill, type Message, messages } from '../language/message.ts';
import { accessoryName } from './accessory-name.ts';

/** Ordering accessories again. */
export const again = messages('accessoriesAgain', {
  title: ['سفارش‌های اخیر لوازم جانبی', 'Recent accessories orders'],
  none: ['هنوز لوازم جانبی سفارش نداده‌اید.', 'You have not ordered accessories yet.'],
  reading: ['در حال بارگذاری سفارش‌ها…', 'Loading orders…'],
  unread: ['سفارش‌ها بارگذاری نشد.', 'Your orders didn’t load.'],
  signIn: ['برای دیدن سفارش‌ها وارد شوید.', 'Sign in to see your orders.'],
  retry: ['تلاش دوباره', 'Try again'],
  reorder: ['سفارش مجدد', 'Reorder'],
  reorderOf: ['سفارش {number}', 'order {number}'],
  added: [
    'کالاهای سفارش {number} به سفارش شما اضافه شد.',
    'The products of order {number} were added to your order.',
  ],
  nothing: [
    'لابراتوار دیگر هیچ‌یک از کالاهای سفارش {number} را ندارد.',
    'The lab no longer has anything of order {number}.',
  ],
  out: ['تمام شده: {names}', 'Sold out: {names}'],
  gone: ['لابراتوار دیگر ندارد و اضافه نشد: {names}', 'No longer available, so not added: {names}'],
  undo: ['بازگرداندن', 'Undo'],
  undone: ['کالاهای سفارش {number} حذف شد.', 'What order {number} added was removed.'],
});

const separators: Message = ['؛ ', '; '];

/** Names of an order's variants at the time it was placed. */
export function namesOfLines(
  lines: readonly AccessoryLine[],
  { products }: Pick<PlacedAccessories, 'products'>,
): Message {
  const names = lines.map(({ product, variant }): Message => {
    const named = products[product];
    const name = named?.variants[variant];
    return named && name ? accessoryName(named, { name }) : [product, product];
  });
  return [
    names.map(([fa]) => fa).join(separators[0]),
    names.map(([, en]) => en).join(separators[1]),
  ];
}

export const goneMessage = (
  gone: readonly AccessoryLine[],
  order: Pick<PlacedAccessories, 'products'>,
): Message => fill(again.texts.gone, { names: namesOfLines(gone, order) });
