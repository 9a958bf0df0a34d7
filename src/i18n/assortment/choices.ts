import { type Message, messages } from '../language/message.ts';
import { lazyFields } from '../rx/names/field-names.ts';
import { rxChoices } from '../rx/rx-choices.ts';

/** Kinds of services. */
const services = messages('assortmentServices', {
  tint: ['رنگ (تینت)', 'Tint'],
  mirror: ['آینه‌ای', 'Mirror'],
  coat: ['پوشش اضافه', 'Extra coat'],
  engraving: ['حکاکی', 'Engraving'],
  balance: ['عدسی بالانس', 'Balance lens'],
  remoteEdged: ['تراش', 'Edging'],
  fullGlaze: ['تراش و نصب', 'Edging and fitting'],
});

/** Kinds of order that a discount applies to. */
const scopes = messages('assortmentScopes', {
  everything: ['همه چیز', 'Everything'],
  rx: ['عدسی سفارشی (RX)', 'Prescription lenses'],
  stock: ['عدسی استوک', 'Stock lenses'],
  accessories: ['لوازم جانبی', 'Accessories'],
});

/** The label of a choice; an unknown choice is shown as is. */
export function choiceLabel(choice: string): Message {
  const known: Readonly<Record<string, Message>> = {
    ...lazyFields.texts,
    ...rxChoices.texts,
    ...services.texts,
    ...scopes.texts,
  };
  return known[choice] ?? [choice, choice];
}
