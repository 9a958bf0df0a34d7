import { messages } from '../language/message.ts';

/** The screen for ordering accessories. */
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
