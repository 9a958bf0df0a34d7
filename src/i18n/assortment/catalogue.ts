import type { EditedKind } from '../../domain/assortment/item-fields.ts';
import { type Message, messages } from '../language/message.ts';

/** Texts of the screen on which the lab edits its assortment. */
export const catalogueTexts = messages('labCatalogue', {
  tabs: ['بخش‌های کاتالوگ', 'Parts of the catalogue'],
  designs: ['طرح‌ها', 'Designs'],
  coatings: ['پوشش‌ها', 'Coatings'],
  services: ['خدمات', 'Services'],
  conflicts: ['ناسازگاری‌ها', 'Conflicts'],
  stock: ['عدسی‌های استوک', 'Stock lenses'],
  accessories: ['لوازم جانبی', 'Accessories'],
  prices: ['قیمت‌ها', 'Prices'],
  history: ['تاریخچه', 'History'],
  unsaved: ['ثبت‌نشده', 'Not saved'],
  name: ['نام', 'Name'],
  today: ['قیمت امروز', 'Price today'],
  loading: ['در حال بارگذاری…', 'Loading…'],
});

/** Lists of each kind, and what there is until the first of it. */
export const listNames = messages('assortmentLists', {
  design: ['طرح‌های عدسی', 'Lens designs'],
  coating: ['پوشش‌های عدسی', 'Lens coatings'],
  service: ['خدمات روی عدسی', 'Services on lenses'],
  conflict: ['انتخاب‌های ناسازگار', 'Choices that exclude each other'],
  stockLens: ['عدسی‌های استوک', 'Stock lenses'],
  category: ['گروه‌های لوازم جانبی', 'Categories of accessories'],
  accessory: ['لوازم جانبی', 'Accessories'],
} satisfies Record<EditedKind, Message>);

export const listEmpty = messages('assortmentListsEmpty', {
  design: [
    'هنوز طرحی نیست. پیش از آن، پوشش‌ها را بسازید.',
    'No designs yet. Make the coatings first.',
  ],
  coating: ['هنوز پوششی نیست.', 'No coatings yet.'],
  service: ['هنوز خدمتی نیست.', 'No services yet.'],
  conflict: [
    'هنوز ناسازگاری ثبت نشده است: همهٔ انتخاب‌ها را می‌شود با هم سفارش داد.',
    'No conflicts yet: every combination can be ordered.',
  ],
  stockLens: [
    'هنوز عدسی استوکی نیست. نمره‌های هر عدسی در انبار وارد می‌شود.',
    'No stock lenses yet. Their powers are entered in the stockroom.',
  ],
  category: ['هنوز گروهی نیست.', 'No categories yet.'],
  accessory: ['هنوز چیزی نیست. پیش از آن، یک گروه بسازید.', 'None yet. Make a category first.'],
} satisfies Record<EditedKind, Message>);
