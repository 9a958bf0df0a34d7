import type { TypedWebhookFault } from '../../domain/hand-off/typed-webhook.ts';
import type { HookedEvent } from '../../domain/hand-off/webhook.ts';
import { type Message, messages } from '../language/message.ts';
import { keyFaults } from './hand-off.ts';

/** Texts of the webhooks. */
export const webhooks = messages('webhooks', {
  title: ['وب‌هوک‌ها', 'Webhooks'],
  hint: [
    'با هر رویداد انتخاب‌شده، سفارش به این نشانی فرستاده می‌شود.',
    'The order is sent to this address at each chosen event.',
  ],
  empty: ['هنوز وب‌هوکی ساخته نشده است.', 'No webhooks yet.'],
  add: ['وب‌هوک جدید', 'New webhook'],
  address: ['نشانی', 'Address'],
  events: ['رویدادها', 'Events'],
  make: ['ساخت وب‌هوک', 'Create webhook'],
  made: ['وب‌هوک آماده است', 'The webhook is ready'],
  madeHint: [
    'گیرنده با این رمز امضای پیام‌ها را بررسی می‌کند. فقط یک بار نمایش داده می‌شود.',
    'The receiver checks the signatures of messages with this secret. It is shown only once.',
  ],
  secret: ['رمز امضا', 'Signing secret'],
  works: ['سالم', 'Working'],
  failing: ['از {at} ارسال نشده', 'Failing since {at}'],
  off: ['خاموش از {at}', 'Off since {at}'],
  switchOff: ['خاموش کردن', 'Switch off'],
  switchOn: ['روشن کردن', 'Switch on'],
  delete: ['حذف', 'Delete'],
  reallyDelete: ['وب‌هوک و پیام‌هایش حذف شود', 'Yes, delete it and its messages'],
  keep: ['حذف نشود', 'Don’t delete'],
  messages: ['پیام‌ها', 'Messages'],
  noMessages: ['هنوز پیامی نیست.', 'No messages yet.'],
  order: ['سفارش', 'Order'],
  event: ['رویداد', 'Event'],
  at: ['زمان', 'Time'],
  answer: ['پاسخ', 'Answer'],
  delivered: ['دریافت شد', 'Received'],
  waiting: ['تلاش بعدی {at}', 'Next attempt {at}'],
  givenUp: ['دریافت نشد', 'Not received'],
  again: ['ارسال دوباره', 'Send again'],
  close: ['بستن', 'Close'],
});

/** Events that trigger a webhook. */
export const hookedEventNames = messages('hookedEventNames', {
  correct: ['فروشگاه سفارش را اصلاح کرد', 'The shop corrected the order'],
  agree: ['فروشگاه با قیمت موافقت کرد', 'The shop agreed to the price'],
  accept: ['سفارش تأیید شد', 'Order accepted'],
  reject: ['سفارش رد شد', 'Order rejected'],
  ask: ['سفارش متوقف شد', 'Order put on hold'],
  answer: ['فروشگاه پاسخ داد', 'The shop answered'],
  resume: ['کار ادامه یافت', 'Work resumed'],
  cancel: ['سفارش لغو شد', 'Order cancelled'],
  revert: ['مرحله‌ای لغو شد', 'A step was undone'],
} satisfies Record<HookedEvent, Message>);

/** Why a field of a webhook is refused. */
export const webhookFaults = messages('webhookFaults', {
  required: keyFaults.texts.required,
  tooLong: keyFaults.texts.tooLong,
  addressForm: [
    'نشانی کامل بنویسید، مانند https://lms.example/hook',
    'Enter a full address, such as https://lms.example/hook',
  ],
} satisfies Record<TypedWebhookFault, Message>);
