import type { AddressedName } from '../../domain/notifications/channel-name.ts';
import { type Message, messages } from '../language/message.ts';
import { common } from '../shell/common.ts';

/** Texts about confirming addresses. */
export const addresses = messages('addresses', {
  send: ['ارسال کد', 'Send a code'],
  sending: ['در حال ارسال…', 'Sending…'],
  sent: ['کد به {address} فرستاده شد.', 'A code was sent to {address}.'],
  code: ['کد شش‌رقمی', 'Six-digit code'],
  codeHint: ['تا پانزده دقیقه معتبر است.', 'It works for fifteen minutes.'],
  confirm: ['تأیید', 'Confirm'],
  confirming: ['در حال بررسی…', 'Checking…'],
  again: ['ارسال دوبارهٔ کد', 'Send the code again'],
  other: ['تغییر', 'Change'],
  remove: ['حذف', 'Remove'],
});

/** Labels of the fields. */
export const addressLabels = messages('addressLabels', {
  email: ['نشانی ایمیل', 'Email address'],
  sms: ['شمارهٔ موبایل', 'Mobile number'],
  bale: ['شمارهٔ موبایل در بله', 'Mobile number in Bale'],
} satisfies Record<AddressedName, Message>);

/** Why an address or code was rejected. */
export const addressProblems = messages('addressProblems', {
  notEmail: [
    'این نشانی ایمیل نیست. نمونه: name@example.com',
    'This isn’t an email address. Example: name@example.com',
  ],
  notMobile: [
    'این شمارهٔ موبایل ایران نیست. نمونه: ۰۹۱۲۳۴۵۶۷۸۹',
    'This isn’t an Iranian mobile number. Example: 09123456789',
  ],
  notTaken: [
    'ارسال به اینجا ممکن نشد. بررسی کنید درست نوشته باشید.',
    'Nothing can be sent there. Check that it is right.',
  ],
  noProvider: [
    'کد فرستاده نشد، چون سرویس ارسال جواب نمی‌دهد. چند دقیقه دیگر دوباره تلاش کنید.',
    'The code wasn’t sent: the sending service doesn’t answer. Try again in a few minutes.',
  ],
  tooOften: [
    'در یک ساعت پنج کد فرستاده شد. بعداً دوباره تلاش کنید.',
    'Five codes were sent within an hour. Try again later.',
  ],
  notCode: ['کد شش رقم دارد.', 'The code has six digits.'],
  wrong: ['این کد درست نیست.', 'That code isn’t right.'],
  over: ['این کد دیگر معتبر نیست. کد جدید بگیرید.', 'That code no longer works. Get a new one.'],
  tooMany: ['پنج بار اشتباه وارد شد. کد جدید بگیرید.', 'It was wrong five times. Get a new code.'],
  offline: [
    'انجام نشد، چون اینترنت قطع است. دوباره تلاش کنید.',
    'That didn’t work: you’re offline. Try again.',
  ],
  failed: common.failed,
});
