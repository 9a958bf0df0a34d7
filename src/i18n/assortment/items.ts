import { readKey } from '../../domain/assortment/read-key.ts';
import type { Item, ItemKind } from '../../domain/revisions/item-key.ts';
import { dayText } from '../language/day-text.ts';
import { isolate } from '../language/format-number.ts';
import { fill, inBoth, type Message, messages, pick } from '../language/message.ts';
import { choiceLabel } from './choices.ts';
import { pricedWords } from './priced-words.ts';

/** The name of an item by its key, such as `coating hmc`; undefined if the assortment has no such item. */
export type NameOf = (item: string) => Message | undefined;

/** Kinds of items, in the singular. */
export const itemKinds = messages('itemKinds', {
  tier: ['گروه قیمت', 'Price group'],
  discount: ['تخفیف', 'Discount'],
  calendar: ['تقویم کاری', 'Working calendar'],
  coating: ['پوشش', 'Coating'],
  service: ['خدمت', 'Service'],
  conflict: ['ناسازگاری', 'Conflict'],
  design: ['طراحی', 'Design'],
  stockLens: ['عدسی استوک', 'Stock lens'],
  stockCell: ['نمرهٔ استوک', 'Stock power'],
  category: ['دستهٔ لوازم جانبی', 'Accessory category'],
  accessory: ['لوازم جانبی', 'Accessory'],
  price: ['قیمت', 'Price'],
} satisfies Record<ItemKind, Message>);

const texts = messages('itemWords', {
  named: ['{kind}: {name}', '{kind}: {name}'],
  two: ['{one} و {other}', '{one} and {other}'],
  fresh: ['{kind} جدید', 'New {kind}'],
  priceFrom: ['{what}، از {day}', '{what}, from {day}'],
}).texts;

const same = (text: string): Message => [text, text];

/** A lens choice named in a conflict: `colour:photochromic`, `service:anti-fog`. */
export function partWords(part: string, nameOf: NameOf): Message {
  const [kind = '', id = ''] = part.split(':');
  if (kind === 'colour' || kind === 'kind') return choiceLabel(id);
  return nameOf(`${kind} ${id}`) ?? same(id);
}

function nameWords(item: Item, key: string, nameOf: NameOf): Message {
  switch (item.kind) {
    case 'calendar':
      return itemKinds.texts.calendar;
    case 'conflict':
      return fill(texts.two, {
        one: partWords(item.one, nameOf),
        other: partWords(item.other, nameOf),
      });
    case 'price': {
      const day = dayText(item.day);
      return fill(texts.priceFrom, { what: pricedWords(item.of, nameOf), day });
    }
    case 'stockCell':
      return same(isolate(key));
    default:
      return nameOf(key) ?? same(isolate(item.id));
  }
}

/** An item in words, without its kind. */
export function itemName(key: string, nameOf: NameOf): Message {
  return nameWords(readKey(key), key, nameOf);
}

/** An item in words: `Coating: Hard coat (HC)`. */
export function itemWords(key: string, nameOf: NameOf): Message {
  const { kind } = readKey(key);
  if (!(kind in itemKinds.texts) || kind === 'calendar') return itemName(key, nameOf);
  return fill(texts.named, { kind: itemKinds.texts[kind], name: itemName(key, nameOf) });
}

/** The name of a new item until it has its own. */
export const newItemWords = (kind: ItemKind): Message =>
  fill(texts.fresh, {
    kind: inBoth((locale) => pick(itemKinds.texts[kind], locale).toLowerCase()),
  });
