import type { PlannedPrice } from '../../domain/assortment/price-rows.ts';
import { dayText } from '../language/day-text.ts';
import { fill, type Message } from '../language/message.ts';
import { moneyText } from '../language/money-text.ts';
import { priceTexts } from './prices.ts';

const { texts } = priceTexts;

/** A planned price in words: `135,000 toman from 21 Dec 2026`. */
export const plannedWords = ({ day, price, isGeneral }: PlannedPrice): Message =>
  fill(texts.from, {
    amount: isGeneral ? texts.generalPrice : moneyText(price),
    day: dayText(day),
  });
