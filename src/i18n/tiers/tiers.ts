import { isolate } from '../language/format-number.ts';
import { type Message, messages } from '../language/message.ts';

/** Names of the price groups that labs usually have, by their ids. */
const names = messages('tierNames', {
  standard: ['عادی', 'Standard'],
  partner: ['همکار', 'Partner'],
  wholesale: ['عمده', 'Wholesale'],
  retail: ['خرده‌فروشی', 'Retail'],
  vip: ['ویژه', 'VIP'],
  gold: ['طلایی', 'Gold'],
  silver: ['نقره‌ای', 'Silver'],
  bronze: ['برنزی', 'Bronze'],
});

/** The name of a price group; one that the lab named itself has that name in both languages. */
export function tierName(id: string): Message {
  const known: Readonly<Record<string, Message>> = names.texts;
  return known[id] ?? [isolate(id), isolate(id)];
}
