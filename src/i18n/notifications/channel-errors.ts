import type { ChannelName } from '../../domain/notifications/channel-name.ts';
import { type Message, messages } from '../language/message.ts';

/** What errors mean and what to do, by the codes in the channel's documentation. */
const pushErrors = messages('pushErrors', {
  'no answer': [
    'پاسخی نمی‌رسد؛ فایروال دسترسی سرور به سرویس‌های مرورگرها را بسته است.',
    'A firewall keeps the server from reaching the browsers’ push services.',
  ],
  'status 403': [
    'کلیدهای پایگاه داده با آن‌هایی که مرورگر با آن‌ها ثبت شده فرق دارد، یا ساعت سرور درست نیست.',
    'The keys in the database are not those that the browser subscribed with, or the server’s clock is wrong.',
  ],
  'status 410': [
    'طبیعی است: آن مرورگر دیگر اعلان نمی‌خواهد.',
    'Normal: that browser has turned notifications off.',
  ],
});

const emailErrors = messages('emailErrors', {
  535: [
    'سرور ایمیل نام کاربری یا گذرواژه را نمی‌پذیرد. SMTP_URL را درست کنید؛ خودش دوباره تلاش می‌شود.',
    'The mail server rejects the username or the password. Correct SMTP_URL; sending is retried automatically.',
  ],
  ETLS: [
    'سرور ایمیل رمزگذاری ندارد، یا گواهی آن برای نام در SMTP_URL معتبر نیست.',
    'The server offers no encryption, or its certificate is not valid for the name in SMTP_URL.',
  ],
  450: [
    'گیرنده می‌خواهد بعداً فرستاده شود؛ خودش دوباره تلاش می‌شود.',
    'The recipient’s server asks to try later; sending is retried automatically.',
  ],
  '550 5.1.1': [
    'چنین صندوقی وجود ندارد؛ آن نشانی حذف می‌شود.',
    'There is no such mailbox. The address is dropped.',
  ],
  '550 5.7.1': [
    'گیرنده آن را هرزنامه می‌داند، یا سرور اجازهٔ ارسال از این دامنه را ندارد.',
    'The recipient’s server takes it for spam, or your server isn’t allowed to send for this domain.',
  ],
});

const smsErrors = messages('smsErrors', {
  'status 401': [
    'کلید درست نیست، یا سرویس پیامک نشانی این سرور را نمی‌پذیرد.',
    'The key is wrong, or the provider doesn’t accept requests from this server’s address.',
  ],
  'status 402': ['اعتبار پنل پیامک تمام شده است.', 'The provider’s credit is used up.'],
  refused: [
    'الگو هنوز تأیید نشده است، یا نام متغیرهای آن فرق دارد.',
    'The template isn’t approved yet, or its variables have different names.',
  ],
});

const baleErrors = messages('baleErrors', {
  'status 401': ['توکن یا کلید درست نیست.', 'The token or the key is wrong.'],
  'status 402': ['اعتبار سفیر تمام شده است.', 'Safir has no credit.'],
  'status 403': [
    'کاربر بات را مسدود کرده است؛ گفت‌وگوی او حذف می‌شود.',
    'The user has blocked the bot. The chat is dropped.',
  ],
  'status 404': [
    'از سفیر: کسی با این شماره در بله نیست؛ شماره حذف می‌شود.',
    'From Safir: nobody has this number in Bale. The number is dropped.',
  ],
});

const telegramErrors = messages('telegramErrors', {
  'status 401': ['توکن درست نیست.', 'The token is wrong.'],
  'status 403': [
    'کاربر بات را مسدود کرده است؛ گفت‌وگوی او حذف می‌شود.',
    'The user has blocked the bot. The chat is dropped.',
  ],
  HTTP_409: [
    'در گزارش سرور: برنامهٔ دیگری پیام‌های همین بات را می‌گیرد، یا بات وب‌هوک دارد.',
    'In the server’s log: another program fetches the same bot’s messages, or the bot has a webhook.',
  ],
  'Wrong HTTP URL': [
    'نشانی پنل در PUBLIC_ORIGIN چیزی نیست که تلگرام برای دکمه بپذیرد.',
    'Telegram doesn’t accept the address in PUBLIC_ORIGIN for a button.',
  ],
});

/** What a channel's errors mean, by the code shown with a failure. */
export const channelErrors: Record<ChannelName, Readonly<Record<string, Message>>> = {
  push: pushErrors.texts,
  email: emailErrors.texts,
  sms: smsErrors.texts,
  bale: baleErrors.texts,
  telegram: telegramErrors.texts,
};
