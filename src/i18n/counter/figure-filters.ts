import { type Counted, countedNames } from '../../domain/order/counted.ts';
import { fill, type Message, messages } from '../language/message.ts';
import { allReasons } from '../order/breakage.ts';

/** Filters of the lab's list by the figures in its reports. */
export const figureFilters = messages('figureFilters', {
  button: ['نتیجه و عدسی', 'Outcome and lens'],
  outcome: ['نتیجهٔ سفارش', 'Outcome'],
  anyOutcome: ['همهٔ نتیجه‌ها', 'Any outcome'],
  takenOn: ['تأییدشده توسط لابراتوار', 'Accepted by the lab'],
  shipped: ['ارسال شده', 'Shipped'],
  onTime: ['ارسال به‌موقع', 'Shipped on time'],
  late: ['ارسال با تأخیر', 'Shipped late'],
  remade: ['ساخت مجدد', 'Remake'],
  broken: ['خرابی', 'Breakage'],
  ofReason: ['{what}: {reason}', '{what}: {reason}'],
  withLens: ['دارای عدسی یا کالا', 'With the product'],
  onlyLens: ['فقط با این عدسی یا کالا', 'Only this product'],
  anyLens: ['همهٔ عدسی‌ها و کالاها', 'Any product'],
  several: ['چند عدسی در یک سفارش', 'Several lenses in one order'],
});

const { texts } = figureFilters;

function nameOf(counted: Counted): Message {
  const [what = '', reason] = counted.split('.');
  const name = texts[what as 'remade' | 'broken'];
  if (reason === undefined) return name;
  const why = allReasons.texts[reason as keyof typeof allReasons.texts];
  return fill(texts.ofReason, { what: name, reason: why });
}

/** Names of the figures that orders are counted in. */
export const outcomeNames: readonly (readonly [Counted, Message])[] = countedNames.map(
  (counted) => [counted, nameOf(counted)],
);
