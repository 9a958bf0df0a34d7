import type { PlannedPrice } from '../../domain/assortment/price-rows.ts';
import { formatDay } from '../language/format-date.ts';
import { formatMoney } from '../language/format-number.ts';
import { fill, inBoth, type Message } from '../language/message.ts';
import { priceTexts } from './prices.ts';

const { texts } = priceTexts;

/** A planned price in words: `135,000 toman from 21 Dec 2026`. */
export const plannedWords = ({ day, price, isGeneral }: PlannedPrice): Message =>
  fill(texts.from, {
    amount: isGeneral ? texts.generalPrice : inBoth((locale) => formatMoney(price, locale)),
    day: inBoth((locale) => formatDay(day, locale)),
  });
