import { messages } from '../language/message.ts';

export const slides = messages('slides', {
  lens: ['نسخه را یک بار وارد کنید؛ بقیه با ماست.', 'Enter the prescription once; we do the rest.'],
  parcel: ['هر سفارش را تا رسیدن بسته دنبال کنید.', 'Follow every order until it arrives.'],
});
