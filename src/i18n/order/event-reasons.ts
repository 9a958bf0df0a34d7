import type { EventReason } from '../../domain/lifecycle/reasons.ts';
import { type Message, messages } from '../language/message.ts';

/** Why an order was rejected, cancelled or made again, or why it was not. */
export const eventReasons = messages('eventReasons', {
  cannotBeMade: ['ساخت آن ممکن نیست', 'It cannot be made'],
  unclear: ['سفارش روشن نیست', 'The order is unclear'],
  outOfStock: ['موجود نیست', 'Out of stock'],
  patientWithdrew: ['مشتری منصرف شد', 'The patient withdrew'],
  orderedTwice: ['دو بار سفارش داده شده', 'Ordered twice'],
  mistake: ['اشتباه در سفارش', 'A mistake in the order'],
  noAnswer: ['به سؤال پاسخ داده نشد', 'The question was not answered'],
  askedByShop: ['به درخواست فروشگاه', 'The shop asked for it'],
  labFault: ['خطای لابراتوار', 'The lab’s fault'],
  transport: ['آسیب در حمل', 'Damaged in transport'],
  shopSlip: ['اشتباه فروشگاه', 'The shop’s slip'],
  notTolerated: ['مشتری به عدسی عادت نکرد', 'The patient does not get on with it'],
  asOrdered: ['مطابق سفارش ساخته شده', 'Made as ordered'],
  damagedInUse: ['آسیب هنگام استفاده', 'Damaged in use'],
  tooLate: ['مهلت درخواست گذشته', 'Asked too late'],
  creditLimit: ['سقف اعتبار پر است', 'The credit limit is reached'],
  other: ['دلیل دیگر', 'Another reason'],
} satisfies Record<EventReason, Message>);
