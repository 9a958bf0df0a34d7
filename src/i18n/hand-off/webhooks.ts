import type { TypedWebhookFault } from '../../domain/hand-off/typed-webhook.ts';
import type { HookedEvent } from '../../domain/hand-off/webhook.ts';
import { type Message, messages } from '../language/message.ts';
import { keyFaults } from './hand-off.ts';

/** Texts of the webhooks. */
export const webhooks = messages('webhooks', {
  title: ['وب‌هوک‌ها', 'Webhooks'],
  hint: [
    'با هر رویداد انتخاب‌شده، سفارش به این نشانی فرستاده می‌شود.',
    'At each chosen event the order is sent to this address.',
  ],
  empty: ['هنوز وب‌هوکی ساخته نشده است.', 'No webhooks yet.'],
  add: ['وب‌هوک تازه', 'New webhook'],
  address: ['نشانی', 'Address'],
  events: ['رویدادها', 'Events'],
  make: ['ساخت وب‌هوک', 'Make the webhook'],
  made: ['وب‌هوک آماده است', 'The webhook is ready'],
  madeHint: [
    'گیرنده با این رمز امضای پیام‌ها را بررسی می‌کند. فقط همین حالا نمایش داده می‌شود.',
    'The receiver checks the signature of messages with this secret. It is shown only now.',
  ],
  secret: ['رمز امضا', 'Signing secret'],
  works: ['سالم', 'Working'],
  failing: ['از {at} ارسال نشده', 'Failing since {at}'],
  off: ['خاموش از {at}', 'Off since {at}'],
  switchOff: ['خاموش کردن', 'Switch off'],
  switchOn: ['روشن کردن', 'Switch on'],
  delete: ['حذف', 'Delete'],
  reallyDelete: ['وب‌هوک و پیام‌هایش حذف شود', 'Yes, delete it and its messages'],
  keep: ['بماند', 'Keep it'],
  messages: ['پیام‌ها', 'Messages'],
  noMessages: ['هنوز پیامی نیست.', 'No messages yet.'],
  order: ['سفارش', 'Order'],
  event: ['رویداد', 'Event'],
  at: ['زمان', 'Time'],
  answer: ['پاسخ', 'Answer'],
  delivered: ['رسید', 'Arrived'],
  waiting: ['تلاش بعدی {at}', 'Next try {at}'],
  givenUp: ['نرسید', 'Given up'],
  again: ['ارسال دوباره', 'Send again'],
  close: ['بستن', 'Close'],
});

/** What a webhook is sent for. */
export const hookedEventNames = messages('hookedEventNames', {
  agree: ['فروشگاه قیمت را پذیرفت', 'The shop agreed to the price'],
  accept: ['تأیید شد', 'Accepted'],
  reject: ['رد شد', 'Rejected'],
  ask: ['متوقف شد', 'Put on hold'],
  answer: ['فروشگاه پاسخ داد', 'The shop answered'],
  resume: ['ادامه یافت', 'Resumed'],
  cancel: ['لغو شد', 'Cancelled'],
} satisfies Record<HookedEvent, Message>);

/** Why a field of a webhook is refused. */
export const webhookFaults = messages('webhookFaults', {
  required: keyFaults.texts.required,
  tooLong: keyFaults.texts.tooLong,
  addressForm: [
    'نشانی کامل بنویسید، مثل https://lms.example/hook',
    'Write a whole address, such as https://lms.example/hook',
  ],
} satisfies Record<TypedWebhookFault, Message>);
