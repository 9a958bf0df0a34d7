import { type Message, messages } from '../language/message.ts';

const choices = messages('assortmentChoices', {
  singleVision: ['تک‌دید', 'Single vision'],
  bifocal: ['دوکانونی (دو دید)', 'Bifocal'],
  progressive: ['تدریجی (پروگرسیو)', 'Progressive'],
  clear: ['سفید', 'Clear'],
  photochromic: ['فتوکروم', 'Photochromic'],
  polarised: ['پلاریزه', 'Polarised'],
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
  const known: Readonly<Record<string, Message>> = choices.texts;
  return known[choice] ?? [choice, choice];
}
