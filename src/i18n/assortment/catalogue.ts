import type { EditedKind } from '../../domain/assortment/item-fields.ts';
import { type Message, messages } from '../language/message.ts';

/** Texts of the screen where the lab edits its assortment. */
export const catalogueTexts = messages('labCatalogue', {
  tabs: ['بخش‌های کاتالوگ', 'Parts of the catalogue'],
  designs: ['طراحی‌ها', 'Designs'],
  coatings: ['پوشش‌ها', 'Coatings'],
  services: ['خدمات', 'Services'],
  conflicts: ['ناسازگاری‌ها', 'Conflicts'],
  stock: ['عدسی استوک', 'Stock lenses'],
  accessories: ['لوازم جانبی', 'Accessories'],
  prices: ['قیمت‌ها', 'Prices'],
  discounts: ['تخفیف‌ها', 'Discounts'],
  history: ['تاریخچه', 'History'],
  unsaved: ['ذخیره‌نشده', 'Not saved'],
  name: ['نام', 'Name'],
  today: ['قیمت امروز', 'Price today'],
  ofPairs: ['{of}، جفت دوم تا {count} روز', '{of}, second pairs within {count} days'],
  loading: ['در حال بارگذاری…', 'Loading…'],
});

/** Names of the lists, by kind. */
export const listNames = messages('assortmentLists', {
  design: ['طراحی‌های عدسی', 'Lens designs'],
  coating: ['پوشش‌های عدسی', 'Lens coatings'],
  service: ['خدمات روی عدسی', 'Services on lenses'],
  conflict: ['انتخاب‌های ناسازگار', 'Choices that exclude each other'],
  stockLens: ['عدسی استوک', 'Stock lenses'],
  category: ['دسته‌های لوازم جانبی', 'Categories of accessories'],
  accessory: ['لوازم جانبی', 'Accessories'],
  tier: ['گروه‌های قیمت', 'Price groups'],
  discount: ['تخفیف‌ها و جشنواره‌ها', 'Discounts and campaigns'],
} satisfies Record<EditedKind, Message>);

/** Shown if there are no items of a kind yet. */
export const listEmpty = messages('assortmentListsEmpty', {
  design: ['هنوز طراحی‌ای نیست', 'No designs yet'],
  coating: ['هنوز پوششی نیست', 'No coatings yet'],
  service: ['هنوز خدمتی نیست', 'No services yet'],
  conflict: ['هنوز ناسازگاری ثبت نشده است', 'No conflicts yet'],
  stockLens: ['هنوز عدسی استوکی نیست', 'No stock lenses yet'],
  category: ['هنوز دسته‌ای نیست', 'No categories yet'],
  accessory: ['هنوز لوازم جانبی نیست', 'No accessories yet'],
  tier: ['هنوز گروه قیمتی نیست', 'No price groups yet'],
  discount: ['هنوز تخفیفی نیست', 'No discounts yet'],
} satisfies Record<EditedKind, Message>);

/** What to do about it. */
export const listEmptyHints = messages('assortmentListsEmptyHints', {
  design: [
    'اول پوشش‌ها را بسازید؛ برای هر طراحی پوشش‌هایش را انتخاب می‌کنید.',
    'Create the coatings first: each design lists the ones it comes with.',
  ],
  coating: [
    'هر عدسی سفارشی با یکی از پوشش‌ها سفارش داده می‌شود. یکی بسازید یا همه را از فایل وارد کنید.',
    'Every prescription lens is ordered with one of them. Create one, or import a file.',
  ],
  service: [
    'رنگ، حکاکی، تراش و مانند آن: یکی بسازید یا همه را از فایل وارد کنید.',
    'Tints, engraving, edging and so on: create one, or import a file.',
  ],
  conflict: ['همهٔ انتخاب‌ها را می‌شود با هم سفارش داد.', 'Every combination can be ordered.'],
  stockLens: [
    'یکی بسازید یا همه را از فایل وارد کنید. نمره‌هایشان را بعد در انبار وارد می‌کنید.',
    'Create one, or import a file. Then enter their powers in the stockroom.',
  ],
  category: [
    'اول یک دسته بسازید، مانند جلد یا دستمال.',
    'Create one first, such as cases or cloths.',
  ],
  accessory: ['هر کالا در یکی از دسته‌هاست.', 'Each belongs to a category.'],
  tier: [
    'هر حساب در یک گروه است، و هر گروه می‌تواند قیمت‌های خودش را داشته باشد.',
    'Every account is in one, and each can have its own prices.',
  ],
  discount: [
    'برای همه، یک گروه یا یک حساب، از روزی تا روزی. فروشگاه آن را پیش از ارسال سفارش می‌بیند.',
    'For everyone, a group or an account, from one day to another. Shops see it before they order.',
  ],
} satisfies Record<EditedKind, Message>);
