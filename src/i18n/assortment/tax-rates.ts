import type { TaxRateFault } from '../../domain/assortment/typed-tax-rate.ts';
import { formatRate } from '../amount/format-rate.ts';
import { dayText } from '../language/day-text.ts';
import { fill, inBoth, type Message, messages } from '../language/message.ts';

/** The tax in the lab's prices. */
export const taxRates = messages('labTaxRates', {
  title: ['مالیات بر ارزش افزوده', 'Value added tax'],
  hint: [
    'فروشگاه مبلغ مالیات را در ریز قیمت و صورت‌حساب می‌بیند. تا نرخی ثبت نشده، مالیاتی نشان داده نمی‌شود.',
    'Shops see the tax in price details and on statements. Without a rate, none is shown.',
  ],
  rate: ['{rate} از {day}', '{rate} from {day}'],
  percent: ['نرخ (درصد)', 'Rate (percent)'],
  includeTax: ['قیمت‌های کاتالوگ شامل مالیات است', 'Prices of the catalogue include the tax'],
  notSaved: ['ذخیره نشد. دوباره تلاش کنید.', 'Not saved. Try again.'],
});

export const taxRateFaults = messages('labTaxRateFaults', {
  required: ['این فیلد را پر کنید', 'Fill in this field'],
  percent: ['عددی از ۰ تا ۱۰۰ بنویسید، مانند ۱۰', 'Enter a number from 0 to 100, such as 10'],
} satisfies Record<TaxRateFault, Message>);

/** A rate in basis points and its first day, in words. */
export const rateWords = ({ rate, from }: { rate: number; from: string }): Message =>
  fill(taxRates.texts.rate, {
    rate: inBoth((locale) => formatRate(rate, locale)),
    day: dayText(from),
  });
