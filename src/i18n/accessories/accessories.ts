import { messages } from '../language/message.ts';

/** The screen on which accessories are ordered. */
export const accessories = messages('accessories', {
  search: ['جستجوی کالا', 'Search products'],
  searchHint: ['نام، رنگ یا اندازه', 'Name, colour or size'],
  categories: ['دسته‌ها', 'Categories'],
  favourites: ['علاقه‌مندی‌ها', 'Favourites'],
  recent: ['سفارش‌های اخیر', 'Recent orders'],
  picture: ['نمایش عکس {product}', 'Show picture of {product}'],
  found: ['{count} کالا', '{count} products'],
  foundOne: ['{count} کالا', '{count} product'],
  notFound: ['کالایی با «{text}» پیدا نشد.', 'No product matches “{text}”.'],
  clearSearch: ['پاک کردن جستجو', 'Clear search'],
  variantOf: ['رنگ یا اندازهٔ {product}', 'Colour or size of {product}'],
  from: ['از {from} عدد: {price}', '{from}+: {price}'],
  order: ['سفارش', 'Order'],
  none: ['هنوز کالایی انتخاب نشده است.', 'Nothing chosen yet.'],
  remove: ['حذف {line}', 'Remove {line}'],
  see: ['دیدن سفارش', 'See order'],
  loading: ['در حال بارگذاری کالاها…', 'Loading products…'],
  notFetched: [
    'فهرست کالاها بارگذاری نشد. انتخاب‌های شما ذخیره است.',
    'The products didn’t load. What you chose is saved.',
  ],
});

/** Problems of an order of accessories, and what to do, besides those of every order from the shelf. */
export const accessoryIssues = messages('accessoryIssues', {
  linesMissing: ['سفارش خالی است: کالایی انتخاب کنید', 'The order is empty: choose a product'],
  tooManyLines: [
    'هر سفارش حداکثر {max} کالا دارد: آن را چند بخش کنید',
    'An order can have {max} products at most: split it',
  ],
  repeatedLine: ['این کالا تکراری است: یکی را حذف کنید', 'This is listed twice: remove one'],
  stockOut: ['تمام شده است', 'Sold out'],
  unknownItem: [
    'لابراتوار دیگر این کالا را ندارد: آن را حذف کنید',
    'The lab no longer has this: remove it',
  ],
});

/** Sending an order of accessories: what has to be corrected first. */
export const accessorySending = messages('accessorySending', {
  attention: ['کالاهای مشخص‌شده را اصلاح کنید.', 'Fix the marked products.'],
});
