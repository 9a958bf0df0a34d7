import type { PriceDiscount } from '../../domain/prices/price-parts.ts';
import { fill, inBoth } from '../../i18n/language/message.ts';
import { moneyText } from '../../i18n/language/money-text.ts';
import { priceWords } from '../../i18n/prices/price-words.ts';
import { say } from '../base/say.tsx';

type NoteProps = { discount: PriceDiscount; className?: string };

/** The discount on a total, and its name. */
export function DiscountNote({ discount: { name, amount }, className }: NoteProps) {
  const text = fill(priceWords.texts.takenOff, {
    name: inBoth((locale) => name[locale]),
    amount: moneyText(amount),
  });
  return <small className={className}>{say(text)}</small>;
}
