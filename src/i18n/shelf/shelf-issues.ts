import { messages } from '../language/message.ts';

/** Problems of all stock orders, of lenses or accessories. */
export const shelfIssues = messages('shelfIssues', {
  invalid: ['سفارش معتبر نیست: آن را بررسی کنید', 'This order is not valid: check it'],
  tooManyPieces: [
    'هر سفارش حداکثر {max} عدد دارد و این {pieces} عدد است: آن را چند بخش کنید',
    'An order can have {max} pieces at most, this one has {pieces}: split it',
  ],
  stockShort: ['فقط {onHand} عدد موجود است', 'Only {onHand} in stock'],
  outOfRange: ['تعداد باید از {min} تا {max} باشد', 'The quantity must be {min} to {max}'],
  tooLong: ['حداکثر {max} نویسه وارد کنید', 'Use {max} characters at most'],
  priceChanged: [
    'قیمت تغییر کرده است: قیمت جدید را ببینید و دوباره ارسال کنید',
    'The price has changed: check the new one and send again',
  ],
});
