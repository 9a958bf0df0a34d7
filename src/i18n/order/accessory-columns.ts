import { messages } from '../language/message.ts';

/** Columns of a placed accessories order. */
export const accessoryColumns = messages('accessoryColumns', {
  title: ['لوازم جانبی', 'Accessories'],
  product: ['کالا', 'Product'],
  variant: ['رنگ و اندازه', 'Colour and size'],
  pieces: ['تعداد', 'Quantity'],
  picked: ['برداشته شد', 'Picked'],
  eachToman: ['قیمت هر عدد (تومان)', 'Price each (toman)'],
  sumToman: ['جمع (تومان)', 'Total (toman)'],
});
