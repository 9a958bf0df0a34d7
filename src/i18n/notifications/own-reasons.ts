import type { OwnReason } from '../../domain/notifications/own-reason.ts';
import { type Message, messages } from '../language/message.ts';

/** Why the server itself did not send a message. */
const { texts } = messages('ownReasons', {
  noSubscription: ['اشتراک مرورگر معتبر نیست', 'The browser’s subscription is not valid'],
  unknownPushService: [
    'سرویس اعلان این مرورگر در PUSH_SERVICES نیست',
    'PUSH_SERVICES does not list this browser’s push service',
  ],
  noEmailAddress: ['نشانی ایمیل معتبر نیست', 'The email address is not valid'],
  noMobile: ['شمارهٔ موبایل معتبر نیست', 'The mobile number is not valid'],
  noChat: [
    'گفت‌وگو معتبر نیست، یا بات آن دیگر تنظیم نشده است',
    'The chat is not valid, or its bot is no longer set up',
  ],
  noWearerTemplate: [
    'پیامک به مشتری‌ها دیگر روشن نیست (SMS_CUSTOMER_TEMPLATE)',
    'Text messages to customers are no longer switched on (SMS_CUSTOMER_TEMPLATE)',
  ],
} satisfies Record<OwnReason, Message>);

/** The server's own reason in words; a provider's answer as it is. */
export const reasonWords = (reason: string): Message =>
  Object.hasOwn(texts, reason) ? texts[reason as OwnReason] : [reason, reason];
