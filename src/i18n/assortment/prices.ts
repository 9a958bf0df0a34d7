import type { BulkFault } from '../../domain/assortment/typed-bulk.ts';
import { type Message, messages } from '../language/message.ts';

/** Texts of the lab's prices: the list, a new price, and a bulk change. */
export const priceTexts = messages('labPrices', {
  title: ['قیمت‌ها', 'Prices'],
  what: ['قیمتِ', 'Price of'],
  now: ['امروز', 'Today'],
  planned: ['برنامه‌ریزی‌شده', 'Planned'],
  generalPrice: ['قیمت عمومی', 'General price'],
  generalPrices: ['فقط قیمت‌های عمومی', 'General prices only'],
  own: ['قیمت‌های خاص گروه‌ها', 'Prices of particular groups'],
  beside: ['قیمت‌های برنامه‌ریزی‌شده و قیمت گروه‌ها', 'Planned prices and group prices'],
  ofTier: ['گروه {tier}', 'Group {tier}'],
  again: ['بازگشت به قیمت عمومی', 'Back to the general price'],
  from: ['{amount} از {day}', '{amount} from {day}'],
  search: ['جستجو در قیمت‌ها', 'Search the prices'],
  bulk: ['تغییر گروهی', 'Bulk change'],
  bulkTitle: ['تغییر گروهی قیمت‌ها', 'Change many prices at once'],
  newPrice: ['قیمت جدید (تومان)', 'New price (toman)'],
  day: ['از روز', 'From'],
  chooseDay: ['یک روز انتخاب کنید', 'Choose a day'],
  takeBack: ['لغو', 'Withdraw'],
  takeBackOne: ['لغو {what}', 'Withdraw {what}'],
  takenBack: ['لغو شد.', 'Withdrawn.'],
  which: ['کدام قیمت‌ها', 'Which prices'],
  only: ['فقط', 'Only'],
  all: ['همه', 'All'],
  tier: ['گروه قیمت', 'Price group'],
  allTiers: ['همهٔ گروه‌ها', 'All groups'],
  way: ['روش', 'How'],
  percent: ['درصد', 'Percent'],
  amount: ['مبلغ (تومان)', 'Amount (toman)'],
  by: ['به اندازهٔ (منفی برای کاهش)', 'By how much (minus to lower)'],
  roundTo: ['گرد به (تومان)', 'Rounded to (toman)'],
  preview: ['نمایش تغییرات', 'Show the changes'],
  before: ['پیش از تغییر', 'Before'],
  after: ['پس از تغییر', 'After'],
  changes: ['{count} قیمت تغییر می‌کند', 'Prices that change: {count}'],
  nothing: ['هیچ قیمتی تغییر نمی‌کند.', 'No price changes.'],
  saveAll: ['ذخیرهٔ همه', 'Save all'],
  savedAll: ['قیمت‌ها ذخیره شد.', 'Prices saved.'],
  changed: [
    'کاربر دیگری همین قیمت را تغییر داد. قیمت جدید را ببینید و دوباره ذخیره کنید.',
    'Someone else has changed this price. Check the new one and save again.',
  ],
  none: ['قیمتی پیدا نشد.', 'No price found.'],
  noneYet: ['هنوز قیمتی نیست', 'No prices yet'],
  noneYetHint: [
    'قیمت‌ها با پوشش‌ها، خدمات، طراحی‌ها و عدسی‌ها ثبت می‌شوند. بعد همه را اینجا می‌بینید و تغییر می‌دهید.',
    'Prices are entered with coatings, services, designs and lenses. You can then see and change all of them here.',
  ],
});

/** Which prices a bulk change applies to. */
export const bulkKinds = messages('bulkKinds', {
  coating: ['پوشش‌ها', 'Coatings'],
  service: ['خدمات', 'Services'],
  lens: ['عدسی سفارشی (RX)', 'Prescription lenses'],
  stock: ['عدسی استوک', 'Stock lenses'],
  accessory: ['لوازم جانبی', 'Accessories'],
});

export const bulkFaults = messages('bulkFaults', {
  required: ['این فیلد را پر کنید.', 'Fill in this field.'],
  change: ['یک عدد بنویسید، مانند ۸ یا −۲٫۵.', 'Enter a number, such as 8 or −2.5.'],
  amount: ['مبلغ را به تومان بنویسید، مانند ۱۰٬۰۰۰.', 'Enter an amount in toman, such as 10,000.'],
} satisfies Record<BulkFault, Message>);
