import { type Message, messages } from '../language/message.ts';
import { lazyFields } from '../rx/names/field-names.ts';
import { rxChoices } from '../rx/rx.ts';

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

/** A word of the vocabulary on screen; one that is none, as it is. */
export function choiceLabel(choice: string): Message {
  const known: Readonly<Record<string, Message>> = {
    ...lazyFields.texts,
    ...rxChoices.texts,
    ...services.texts,
  };
  return known[choice] ?? [choice, choice];
}
