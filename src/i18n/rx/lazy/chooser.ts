import { messages } from '../../language/message.ts';

/** The comparison that a shop shows its customer: the prescription's lenses in each index. */
export const chooser = messages('chooser', {
  open: ['نمایش ضریب‌ها به مشتری', 'Show the customer the indices'],
  title: ['مقایسهٔ ضخامت و وزن عدسی', 'Your lenses, compared'],
  index: ['ضریب شکست {index}', 'Index {index}'],
  pairWeight: ['وزن هر دو عدسی', 'Weight of the pair'],
  oneWeight: ['وزن عدسی', 'Weight'],
  grams: ['{weight} گرم', '{weight} g'],
  price: ['قیمت', 'Price'],
  thinner: ['{percent}٪ نازک‌تر از ضریب {index}', '{percent}% thinner than index {index}'],
  prices: ['نمایش قیمت لابراتوار', 'Show the lab’s prices'],
  noPrices: [
    '«—»: عدسی با این ضریب ساخته نمی‌شود یا هنوز کامل انتخاب نشده است.',
    '“—”: not made in that index, or the lens isn’t chosen yet.',
  ],
  print: ['چاپ', 'Print'],
  close: ['بستن', 'Close'],
});
