import { messages } from '../language/message.ts';

/** Problems of a stock order, and what to do. */
export const stockIssues = messages('stockIssues', {
  invalid: ['سفارش معتبر نیست: آن را بررسی کنید', 'This order is not valid: check it'],
  linesMissing: ['سفارش خالی است: نمره‌ای اضافه کنید', 'The order is empty: add a power'],
  tooManyLines: [
    'هر سفارش حداکثر {max} نمره دارد: آن را چند بخش کنید',
    'An order can have {max} powers at most: split it',
  ],
  tooManyPieces: [
    'هر سفارش حداکثر {max} عدد دارد و این {pieces} عدد است: آن را چند بخش کنید',
    'An order can have {max} pieces at most, this one has {pieces}: split it',
  ],
  repeatedLine: ['این نمره تکراری است: یکی را حذف کنید', 'This power is listed twice: remove one'],
  stockShort: [
    'فقط {onHand} عدد موجود است: تعداد را کم کنید',
    'Only {onHand} in stock: lower the quantity',
  ],
  stockOut: ['موجودی تمام شده است: این نمره را حذف کنید', 'Out of stock: remove this power'],
  powerNotMade: [
    'این عدسی در این نمره ساخته نمی‌شود: آن را حذف کنید',
    'This lens is not made in this power: remove it',
  ],
  unknownLens: [
    'این عدسی دیگر در استوک نیست: آن را حذف کنید',
    'This is no longer a stock lens: remove it',
  ],
  outOfRange: ['تعداد باید از {min} تا {max} باشد', 'The quantity must be {min} to {max}'],
  tooLong: ['حداکثر {max} نویسه وارد کنید', 'Use {max} characters at most'],
  priceChanged: [
    'قیمت تغییر کرده است: قیمت جدید را ببینید و دوباره ارسال کنید',
    'The price has changed: check the new one and send again',
  ],
});
