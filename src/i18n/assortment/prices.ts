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
  own: ['قیمت‌های خاص گروه‌ها', 'Own prices of tiers'],
  ownHint: ['خالی: قیمت عمومی', 'Empty: the general price'],
  beside: ['قیمت‌های برنامه‌ریزی‌شده و خاص', 'Planned prices, and those of tiers'],
  ofTier: ['گروه {tier}', 'Tier {tier}'],
  again: ['بازگشت به قیمت عمومی', 'The general price again'],
  from: ['{amount} از {day}', '{amount} from {day}'],
  search: ['جستجو در قیمت‌ها', 'Search the prices'],
  bulk: ['تغییر گروهی', 'Bulk change'],
  bulkTitle: ['تغییر گروهی قیمت‌ها', 'Change many prices'],
  newPrice: ['قیمت تازه (تومان)', 'New price (toman)'],
  day: ['از روز', 'From'],
  chooseDay: ['انتخاب روز', 'Choose a day'],
  takeBack: ['لغو', 'Take back'],
  takeBackOne: ['لغو {what}', 'Take back {what}'],
  takenBack: ['لغو شد.', 'Taken back.'],
  which: ['کدام قیمت‌ها', 'Which prices'],
  only: ['فقط', 'Only'],
  all: ['همه', 'All of them'],
  tier: ['گروه قیمت', 'Price tier'],
  allTiers: ['همهٔ گروه‌ها', 'All tiers'],
  way: ['روش', 'How'],
  percent: ['درصد', 'By percent'],
  amount: ['مبلغ (تومان)', 'By an amount (toman)'],
  by: ['به اندازهٔ (منفی برای کاهش)', 'By how much (minus to lower)'],
  roundTo: ['گرد به (تومان)', 'Rounded to (toman)'],
  preview: ['نمایش تغییرها', 'Show the changes'],
  before: ['پیش از آن', 'Before'],
  after: ['پس از آن', 'After'],
  changes: ['{count} قیمت عوض می‌شود', 'Prices that change: {count}'],
  nothing: ['هیچ قیمتی عوض نمی‌شود.', 'No price changes.'],
  saveAll: ['ثبت همه', 'Save all of them'],
  savedAll: ['قیمت‌ها ثبت شد.', 'The prices are saved.'],
  changed: [
    'دیگری همین قیمت را عوض کرد. عدد تازه را ببینید و دوباره ثبت کنید.',
    'Somebody else has changed this price. Look at the new one and save again.',
  ],
  none: ['قیمتی پیدا نشد.', 'No price found.'],
  noneYet: ['هنوز قیمتی نیست', 'No prices yet'],
  noneYetHint: [
    'قیمت‌ها با پوشش‌ها، خدمات، طراحی‌ها و عدسی‌ها ثبت می‌شوند. بعد همه را اینجا می‌بینید و تغییر می‌دهید.',
    'Prices are entered with coatings, services, designs and lenses. You can then see and change all of them here.',
  ],
});

/** Which prices a bulk change is of. */
export const bulkKinds = messages('bulkKinds', {
  coating: ['پوشش‌ها', 'Coatings'],
  service: ['خدمات', 'Services'],
  lens: ['عدسی سفارشی', 'Prescription lenses'],
  stock: ['عدسی استوک', 'Stock lenses'],
  accessory: ['لوازم جانبی', 'Accessories'],
});

export const bulkFaults = messages('bulkFaults', {
  required: ['این فیلد را پر کنید.', 'Fill in this field.'],
  change: ['یک عدد بنویسید، مثل ۸ یا −۲٫۵.', 'Enter a number, such as 8 or −2.5.'],
  amount: ['مبلغ را به تومان بنویسید، مثل ۱۰٬۰۰۰.', 'Enter an amount in toman, such as 10,000.'],
  code: [
    'فقط حروف کوچک انگلیسی، رقم و خط تیره بنویسید.',
    'Use only small Latin letters, digits and hyphens.',
  ],
} satisfies Record<BulkFault | 'code', Message>);
