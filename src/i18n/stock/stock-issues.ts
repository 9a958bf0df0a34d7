import { messages } from '../language/message.ts';

/** What is wrong with a stock order, and what to do about it. */
export const stockIssues = messages('stockIssues', {
  invalid: ['این سفارش معتبر نیست', 'This order is not valid'],
  linesMissing: ['هنوز نمره‌ای در سفارش نیست', 'There is no power in the order yet'],
  tooManyLines: [
    'سفارش حداکثر {max} نمره جا دارد: آن را دو بخش کنید',
    'An order holds {max} powers at most: split it in two',
  ],
  tooManyPieces: [
    'سفارش {pieces} عدد دارد و حداکثر {max} عدد می‌پذیرد: آن را چند بخش کنید',
    'The order has {pieces} pieces, and {max} is the most: split it',
  ],
  repeatedLine: [
    'این نمره بالاتر هم هست: یکی را بردارید',
    'This power is already listed above: remove one of them',
  ],
  stockShort: [
    'تنها {onHand} عدد موجود است: تعداد را کم کنید',
    'Only {onHand} on hand: lower the quantity',
  ],
  stockOut: ['موجودی تمام شده است: این نمره را بردارید', 'None on hand: remove this power'],
  powerNotMade: [
    'این عدسی در این نمره نگه‌داری نمی‌شود: آن را بردارید',
    'This lens is not kept in this power: remove it',
  ],
  unknownLens: [
    'این عدسی دیگر در استوک نیست: آن را بردارید',
    'This lens is no longer kept in stock: remove it',
  ],
  outOfRange: ['تعداد باید از {min} تا {max} باشد', 'The quantity goes from {min} to {max}'],
  tooLong: ['بیش از {max} نویسه ننویسید', 'Write no more than {max} characters'],
  priceChanged: [
    'قیمت عوض شده است: قیمت تازه را ببینید و دوباره بفرستید',
    'The price has changed: look at the new one, then send again',
  ],
});
