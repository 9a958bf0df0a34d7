import type { Rials } from '../../domain/vocabulary/money.ts';
import { formatMoney } from './format-number.ts';
import { inBoth, type Message } from './message.ts';

/** An amount in toman, in both languages; null means "price on request". */
export const moneyText = (amount: Rials | null): Message =>
  inBoth((locale) => formatMoney(amount, locale));
