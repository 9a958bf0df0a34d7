import type { PricePart } from '../../domain/prices/price-parts.ts';
import type { Bilingual } from '../../domain/vocabulary/bilingual.ts';
import { countText } from '../language/count-text.ts';
import { fill, inBoth, type Message, messages } from '../language/message.ts';

/** Texts about the parts of a price. */
export const priceWords = messages('priceWords', {
  known: ['جمع بخش‌های دارای قیمت', 'Parts with a price'],
  quoted: ['قیمت اعلام‌شده برای بقیه', 'Quoted for the rest'],
  discount: ['تخفیف: {name}', 'Discount: {name}'],
  takenOff: [
    'تخفیف «{name}»: {amount} کم شد. تخفیف‌ها جمع نمی‌شوند؛ بیشترین حساب می‌شود.',
    'Discount “{name}”: {amount} off. Discounts don’t add up; the highest counts.',
  ],
  tax: ['شامل {rate} مالیات', 'Includes {rate} VAT'],
  named: ['{part}: {name}', '{part}: {name}'],
  ofEye: ['{part} ({eye})', '{part} ({eye})'],
  pieces: ['{part} × {count}', '{part} × {count}'],
});

const partWords = messages('priceParts', {
  lens: ['عدسی', 'Lens'],
  balance: ['عدسی بالانس', 'Balance lens'],
  coating: ['پوشش', 'Coating'],
  tint: ['رنگ (تینت)', 'Tint'],
  mirror: ['آینه‌ای', 'Mirror'],
  coat: ['پوشش اضافه', 'Extra coat'],
  engraving: ['حکاکی', 'Engraving'],
  remoteEdged: ['تراش', 'Edging'],
  fullGlaze: ['تراش و نصب', 'Edging and fitting'],
  goods: ['قلم', 'Item'],
});

const eyes = messages('priceEyes', { right: ['راست', 'right'], left: ['چپ', 'left'] });

/** A part of a price in words: kind, name, eye and number of pieces. */
export function partWord(
  { part, eye, pieces }: Pick<PricePart, 'part' | 'eye' | 'pieces'>,
  name: Bilingual | undefined,
): Message {
  const { texts } = priceWords;
  const kind = partWords.texts[part];
  const own = name && inBoth((locale) => name[locale]);
  let word = own ? (part === 'goods' ? own : fill(texts.named, { part: kind, name: own })) : kind;
  if (eye) word = fill(texts.ofEye, { part: word, eye: eyes.texts[eye] });
  if (pieces === 1) return word;
  return fill(texts.pieces, {
    part: word,
    count: countText(pieces),
  });
}
