import type { Outcome } from '../../domain/notifications/outcome.ts';
import { type Message, messages } from '../language/message.ts';

/** Texts about messages sent for an order. */
export const sent = messages('sent', {
  none: [
    'دربارهٔ این سفارش اعلانی فرستاده نشده است.',
    'No notifications were sent about this order.',
  ],
  loading: ['در حال بارگذاری…', 'Loading…'],
  failed: ['بارگذاری نشد.', 'This didn’t load.'],
  to: ['{name}، {channel}', '{name}, {channel}'],
  ready: ['به مشتری: عینک شما آماده است', 'To the customer: your glasses are ready'],
  ofLab: ['لابراتوار', 'The lab'],
  someone: ['کاربر حذف‌شده', 'A former user'],
});

/** Statuses of a message, including waiting. */
export const outcomes = messages('notificationOutcomes', {
  waiting: ['در صف ارسال', 'Queued'],
  sent: ['ارسال شد', 'Sent'],
  outdated: ['لازم نشد، سفارش جلوتر رفته بود', 'Not needed: the order had moved on'],
  withdrawn: ['دیگر روشن نبود', 'No longer switched on'],
  gone: ['مقصد دیگر وجود ندارد', 'The destination no longer exists'],
  refused: ['سرویس ارسال نپذیرفت', 'Refused by the provider'],
  unknown: ['معلوم نیست رسیده باشد', 'It is not known whether it arrived'],
  givenUp: ['نرسید', 'Did not arrive'],
} satisfies Record<Outcome | 'waiting', Message>);

/** Statuses of a message to the wearer. */
export const wearerOutcomes = messages('wearerOutcomes', {
  ...outcomes.texts,
  outdated: ['تأیید رسیدن سفارش لغو شده بود', 'The confirmed arrival had been undone'],
  withdrawn: [
    'شماره عوض یا حذف شده بود، یا مشتری لغو کرده بود',
    'The number was changed or removed, or the customer had stopped it',
  ],
} satisfies Record<Outcome | 'waiting', Message>);
