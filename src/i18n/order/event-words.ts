import type { EventName, Side } from '../../domain/lifecycle/event-name.ts';
import type { OrderEvent } from '../../domain/lifecycle/order-event.ts';
import { fill, type Message, messages } from '../language/message.ts';

/** What the reader's own side did. */
const own = messages('ownEvents', {
  submit: ['سفارش ثبت شد', 'Order placed'],
  hold: ['سفارش متوقف شد', 'Order put on hold'],
  correct: ['سفارش اصلاح شد', 'Order corrected'],
  accept: ['سفارش تأیید شد', 'Order accepted'],
  quote: ['قیمت اعلام شد', 'Price quoted'],
  agree: ['با قیمت موافقت شد', 'Price agreed'],
  reject: ['سفارش رد شد', 'Order rejected'],
  start: ['ساخت شروع شد', 'Production started'],
  inspect: ['به کنترل کیفی رفت', 'Sent to quality control'],
  redo: ['برای اصلاح به ساخت برگشت', 'Sent back to production'],
  break: ['خرابی ثبت شد', 'Breakage recorded'],
  pass: ['کنترل کیفی تأیید شد', 'Passed quality control'],
  ship: ['سفارش ارسال شد', 'Order shipped'],
  deliver: ['تحویل سفارش تأیید شد', 'Delivery confirmed'],
  ask: ['سؤال پرسیده شد', 'Question asked'],
  answer: ['سؤال پاسخ داده شد', 'Question answered'],
  resume: ['کار ادامه یافت', 'Work resumed'],
  cancel: ['سفارش لغو شد', 'Order cancelled'],
  askRemake: ['ساخت مجدد درخواست شد', 'Remake requested'],
  grantRemake: ['با ساخت مجدد موافقت شد', 'Remake granted'],
  refuseRemake: ['ساخت مجدد پذیرفته نشد', 'Remake refused'],
  write: ['پیام فرستاده شد', 'Message sent'],
  revert: ['این مرحله لغو شد', 'Step undone'],
} satisfies Record<EventName, Message>);

/** What the other side did. */
const others = messages('othersEvents', {
  submit: ['{other} سفارش را ثبت کرد', '{other} placed the order'],
  hold: ['{other} سفارش را متوقف کرد', '{other} put the order on hold'],
  correct: ['{other} سفارش را اصلاح کرد', '{other} corrected the order'],
  accept: ['{other} سفارش را تأیید کرد', '{other} accepted the order'],
  quote: ['{other} قیمت را اعلام کرد', '{other} quoted a price'],
  agree: ['{other} با قیمت موافقت کرد', '{other} agreed to the price'],
  reject: ['{other} سفارش را رد کرد', '{other} rejected the order'],
  start: ['{other} ساخت را شروع کرد', '{other} started production'],
  inspect: ['{other} کنترل کیفی را شروع کرد', '{other} started quality control'],
  redo: ['{other} عدسی را دوباره به ساخت فرستاد', '{other} sent the lenses back to production'],
  break: ['{other} قطعهٔ خراب‌شده را جایگزین می‌کند', '{other} replaces a piece that broke'],
  pass: ['{other} کیفیت را تأیید کرد', '{other} passed the lenses'],
  ship: ['{other} سفارش را فرستاد', '{other} shipped the order'],
  deliver: ['{other} تحویل را تأیید کرد', '{other} confirmed delivery'],
  ask: ['{other} سؤالی دارد', '{other} has a question'],
  answer: ['{other} پاسخ داد', '{other} answered'],
  resume: ['{other} کار را ادامه داد', '{other} resumed the work'],
  cancel: ['{other} سفارش را لغو کرد', '{other} cancelled the order'],
  askRemake: ['{other} ساخت مجدد خواست', '{other} asked for a remake'],
  grantRemake: ['{other} با ساخت مجدد موافقت کرد', '{other} granted the remake'],
  refuseRemake: ['{other} ساخت مجدد را نپذیرفت', '{other} refused the remake'],
  write: ['{other} پیام داد', '{other} wrote'],
  revert: ['{other} این مرحله را لغو کرد', '{other} undid this step'],
} satisfies Record<EventName, Message>);

const sides = messages('eventSides', {
  shop: ['فروشگاه', 'The shop'],
  lab: ['لابراتوار', 'The lab'],
  telephone: ['لابراتوار سفارش تلفنی را ثبت کرد', 'The lab placed the order, taken by telephone'],
  deliver: ['خودکار «تحویل شده» ثبت شد', 'Marked as delivered automatically'],
  resume: ['کالا موجود شد', 'The goods have arrived'],
  hold: ['سفارش به‌خاطر سقف اعتبار متوقف شد', 'Put on hold because of the credit limit'],
});

/** Details of an event in an order's history. */
export const eventFacts = messages('eventFacts', {
  price: ['قیمت', 'Price'],
  promisedFor: ['تاریخ وعده', 'Promised for'],
  reason: ['دلیل', 'Reason'],
  tracking: ['کد رهگیری', 'Tracking number'],
  photo: ['عکس {number} از {count}', 'Photo {number} of {count}'],
  excess: ['بیش از سقف اعتبار', 'Above the limit by'],
  remake: ['سفارش جدید', 'New order'],
  unread: ['جدید', 'New'],
  remakeOf: ['ساخت مجددِ سفارش', 'Remake of order'],
  takenBy: ['سفارش تلفنی، ثبت‌کننده', 'Taken by telephone by'],
  delivery: ['مرسوله', 'Delivery'],
  takenBack: ['این مرحله لغو شد', 'Step undone'],
  undone: ['{what}: «{step}»', '{what}: “{step}”'],
  together: ['{number}، {count} سفارش', '{number}, {count} orders'],
});

type DescribedEvent = Pick<OrderEvent, 'event' | 'side' | 'undone' | 'reason'>;

/** What happened, from the reader's point of view. */
export function eventWords({ event, side, undone, reason }: DescribedEvent, reader: Side): Message {
  if (reason === 'backOrder') return own.texts[event];
  if (side === 'system')
    return sides.texts[event === 'hold' || event === 'resume' ? event : 'deliver'];
  const what =
    side === reader ? own.texts[event] : fill(others.texts[event], { other: sides.texts[side] });
  return undone ? fill(eventFacts.texts.undone, { what, step: own.texts[undone] }) : what;
}

/** What the reader's own side has just done. */
export const doneWords = (event: EventName): Message => own.texts[event];

/** What happened, in the bell popup of those who didn't do it. */
export const changeWords = (
  change: DescribedEvent & { byTelephone?: boolean | undefined },
): Message =>
  change.byTelephone
    ? sides.texts.telephone
    : eventWords(change, change.side === 'lab' ? 'shop' : 'lab');

/** What happened, in an order's history. The lab places orders taken by telephone, and remakes. */
export const historyWords = (
  event: DescribedEvent,
  { reader, isRemake }: { reader: Side; isRemake: boolean },
): Message =>
  event.event === 'submit' && event.side === 'lab' && !isRemake
    ? sides.texts.telephone
    : eventWords(event, reader);
