import type { PlannedPrice } from '../../domain/assortment/price-rows.ts';
import { formatDay } from '../language/format-date.ts';
import { formatMoney } from '../language/format-number.ts';
import { fill, inBoth, type Message } from '../language/message.ts';
import { priceTexts } from './prices.ts';

/** A planned price in words: `135,000 toman from 21 Dec 2026`. */
export const plannedWords = ({ day, price }: PlannedPrice): Message =>
  fill(priceTexts.texts.from, {
    amount: inBoth((locale) => formatMoney(price, locale)),
    day: inBoth((locale) => formatDay(day, locale, 'UTC')),
  });
