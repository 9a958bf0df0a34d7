import { messages } from '../../language/message.ts';

/** Ordering a design chosen in the global search. */
export const askedDesign = messages('askedDesign', {
  chosen: ['«{name}» برای این سفارش انتخاب شد.', '{name} is chosen for this order.'],
  kept: [
    'این سفارش عدسی دیگری دارد و عوض نشد. برای «{name}» همین‌جا طراحی را عوض کنید.',
    'This order keeps its own lens. To order {name}, change the design here.',
  ],
});
