import type { OrderEvent } from '../../domain/lifecycle/order-event.ts';
import type { BreakageReason, EventReason } from '../../domain/lifecycle/reasons.ts';
import { type Message, messages } from '../language/message.ts';

/** Why an order was rejected, cancelled or remade, or why a request was refused. */
export const eventReasons = messages('eventReasons', {
  cannotBeMade: ['ساخت آن ممکن نیست', 'Cannot be made'],
  unclear: ['سفارش روشن نیست', 'Order is unclear'],
  outOfStock: ['ناموجود', 'Out of stock'],
  patientWithdrew: ['مشتری منصرف شد', 'Patient changed their mind'],
  orderedTwice: ['دو بار سفارش داده شده', 'Ordered twice'],
  mistake: ['اشتباه در سفارش', 'Mistake in the order'],
  noAnswer: ['به سؤال پاسخ داده نشد', 'Question not answered'],
  askedByShop: ['به درخواست فروشگاه', 'Requested by the shop'],
  labFault: ['اشتباه لابراتوار', 'Lab’s mistake'],
  transport: ['آسیب در حمل', 'Damaged in transport'],
  shopSlip: ['اشتباه فروشگاه', 'Shop’s mistake'],
  notTolerated: ['مشتری به عدسی عادت نکرد', 'Patient can’t get used to the lenses'],
  asOrdered: ['مطابق سفارش ساخته شده', 'Made as ordered'],
  damagedInUse: ['آسیب هنگام استفاده', 'Damaged in use'],
  tooLate: ['مهلت درخواست گذشته', 'Requested too late'],
  creditLimit: ['سقف اعتبار پر است', 'Credit limit reached'],
  backOrder: ['منتظر موجودی', 'Waiting for stock'],
  other: ['دلیل دیگر', 'Other reason'],
} satisfies Record<Exclude<EventReason, BreakageReason>, Message>);

const usual: Partial<Record<EventReason, Message>> = eventReasons.texts;

/** The reason of an event; undefined if it has none, or for a breakage, whose reason is shown with the broken parts. */
export const usualReason = ({
  reason,
  broken,
}: Pick<OrderEvent, 'reason' | 'broken'>): Message | undefined =>
  reason && !broken ? usual[reason] : undefined;
