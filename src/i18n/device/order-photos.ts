import { messages } from '../language/message.ts';

/** Photos attached to an order. */
export const orderPhotos = messages('orderPhotos', {
  add: ['افزودن عکس', 'Add photos'],
  counted: ['عکس همراه سفارش: {count}', 'Photos with the order: {count}'],
  title: ['عکس همراه سفارش', 'Photos with the order'],
  hint: [
    'مانند عکس نسخه یا فریم؛ حداکثر دو عکس. با سفارش فرستاده می‌شوند؛ اگر آفلاین باشید، پس از وصل شدن اینترنت.',
    'Of the prescription or the frame, for example. At most two; they are sent with the order, once you are online.',
  ],
  refused: [
    'عکس سفارش {number} فرستاده نشد. خود سفارش ثبت شده است؛ عکس دیگری را با پیام بفرستید.',
    'A photo of order {number} was not sent. The order itself was placed; send another photo with a message.',
  ],
});
