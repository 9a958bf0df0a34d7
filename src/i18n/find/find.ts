import type { FindKind } from '../../domain/find/findable.ts';
import { type Message, messages } from '../language/message.ts';

/** Texts of the global search. */
export const find = messages('find', {
  title: ['جستجو در همه‌چیز', 'Find anything'],
  hint: ['سفارش، مشتری، عدسی، صفحه یا کار…', 'Order, customer, lens, screen or action…'],
  hintVisitor: ['صفحه یا تنظیم…', 'Screen or setting…'],
  here: ['روی این دستگاه', 'On this device'],
  atLab: ['از لابراتوار', 'From the lab'],
  searching: ['در حال جستجو در لابراتوار…', 'Asking the lab…'],
  found: ['{count} مورد', '{count} found'],
  none: ['چیزی پیدا نشد', 'Nothing found'],
  offline: [
    'اینترنت قطع است؛ فقط آنچه روی این دستگاه است پیدا می‌شود.',
    'You’re offline, so the search covers only this device.',
  ],
  failed: [
    'لابراتوار پاسخ نداد؛ فقط آنچه روی این دستگاه است پیدا شد.',
    'The lab didn’t answer, so the search covered only this device.',
  ],
  allOrders: ['جستجوی «{text}» در همهٔ سفارش‌ها', 'Search all orders for “{text}”'],
  numbered: ['سفارش {number}', 'Order {number}'],
  ordersOf: ['سفارش‌های {name}', 'Orders of {name}'],
  preorder: ['پیش‌سفارش {name}', 'Pre-order {name}'],
  newOrder: ['سفارش جدید: {kind}', 'New order: {kind}'],
  keys: ['کلیدهای میان‌بر این صفحه', 'Keyboard shortcuts of this screen'],
  anywhere: ['در همهٔ صفحه‌ها', 'On every screen'],
  inField: ['در پنجرهٔ جستجو', 'In the search dialog'],
  close: ['بستن', 'Close'],
});

/** Names of the kinds of search results. */
export const findKindNames = {
  action: ['کار', 'Action'],
  screen: ['صفحه', 'Screen'],
  preorder: ['پیش‌سفارش', 'Pre-order'],
  order: ['سفارش', 'Order'],
  customer: ['مشتری', 'Customer'],
  account: ['حساب', 'Account'],
  product: ['محصول', 'Product'],
  setting: ['تنظیم', 'Setting'],
} as const satisfies Record<FindKind, Message>;
