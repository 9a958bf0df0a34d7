import type { ChannelStanding } from '../../domain/notifications/channel-health.ts';
import type { ChannelName } from '../../domain/notifications/channel-name.ts';
import { type Message, messages } from '../language/message.ts';

/** Texts of the lab's screen of channels. */
export const channels = messages('channels', {
  intro: [
    'اعلان‌ها از این راه‌ها به کاربران می‌رسد. هر کاربر در صفحهٔ «اعلان‌ها» انتخاب می‌کند چه چیزی و از کدام راه. هر راه را مدیر سرور در تنظیمات سرور روشن می‌کند.',
    'Notifications reach users through these channels. Everyone chooses under “Notifications” what to be notified about and where. The operator of the server switches each channel on in the server’s settings.',
  ],
  loading: ['در حال بارگذاری…', 'Loading…'],
  destinations: ['مقصد', 'Destinations'],
  waiting: ['در صف ارسال', 'Queued'],
  oldest: ['قدیمی‌ترین در صف', 'Waiting since'],
  sent: ['ارسال‌شده در ۲۴ ساعت گذشته', 'Sent in the last 24 hours'],
  failed: ['ناموفق در ۲۴ ساعت گذشته', 'Failed in the last 24 hours'],
  failures: ['آخرین خطاها', 'Latest failures'],
  attempts: ['تلاش {count}', 'attempt {count}'],
  again: ['دوباره تلاش می‌شود', 'Will be tried again'],
});

/** How a channel does, in a word. */
export const standings = messages('channelStandings', {
  off: ['خاموش', 'Off'],
  works: ['سالم', 'Working'],
  unused: ['روشن، بدون مقصد', 'On, nobody uses it yet'],
  failing: ['مشکل دارد', 'Has problems'],
} satisfies Record<ChannelStanding, Message>);

/** What to do so that a channel is on. */
export const setUp = messages('channelSetUp', {
  push: [
    'متغیر PUSH_CONTACT را با یک نشانی ایمیل تنظیم کنید، مانند mailto:panel@lab.example، و سرور را دوباره راه بیندازید. سرور باید به fcm.googleapis.com و سرویس‌های دیگر مرورگرها دسترسی داشته باشد.',
    'Set PUSH_CONTACT to an email address, such as mailto:panel@lab.example, and restart the server. It has to reach fcm.googleapis.com and the services of the other browsers.',
  ],
  email: ['متغیرهای SMTP_URL و MAIL_FROM را تنظیم کنید.', 'Set SMTP_URL and MAIL_FROM.'],
  sms: [
    'الگوی درخواست سرویس پیامک را در فایلی بنویسید و نام آن را در SMS_TEMPLATE بگذارید. اگر می‌خواهید فروشگاه‌ها آماده بودن عینک را به مشتری‌هایشان پیامک کنند، SMS_CUSTOMER_TEMPLATE را هم تنظیم کنید.',
    'Describe the requests of your SMS provider in a file, and name it in SMS_TEMPLATE. Set SMS_CUSTOMER_TEMPLATE as well if shops may text their customers that glasses are ready.',
  ],
  bale: [
    'یک بات در بله بسازید، توکن آن را در BALE_TOKEN و نام کاربری آن را در BALE_BOT بگذارید و سرور را دوباره راه بیندازید. برای ارسال به شمارهٔ موبایل، SAFIR_KEY و SAFIR_BOT را هم تنظیم کنید.',
    'Make a bot in Bale, set its token as BALE_TOKEN and its user name as BALE_BOT, and restart the server. To reach mobile numbers, set SAFIR_KEY and SAFIR_BOT as well.',
  ],
  telegram: [
    'یک بات در تلگرام بسازید، توکن آن را در TELEGRAM_TOKEN و نام کاربری آن را در TELEGRAM_BOT بگذارید و سرور را دوباره راه بیندازید.',
    'Make a bot in Telegram, set its token as TELEGRAM_TOKEN and its user name as TELEGRAM_BOT, and restart the server.',
  ],
} satisfies Record<ChannelName, Message>);

/** What to do where a channel has problems. */
export const remedies = messages('channelRemedies', {
  push: [
    'اگر خطاها «۴۰۱» یا «۴۰۳» است، ساعت سرور و PUSH_CONTACT را بررسی کنید. اگر پاسخی نمی‌آید، دسترسی سرور به سرویس‌های مرورگرها قطع است. «۴۰۴» و «۴۱۰» طبیعی است: آن مرورگر دیگر اعلان نمی‌خواهد.',
    'With “401” or “403”, check the server’s clock and PUSH_CONTACT. If there is no answer, the server can’t reach the services of browsers. “404” and “410” are normal: that browser wants no more notifications.',
  ],
  email: [
    'نام کاربری و گذرواژهٔ SMTP_URL و سقف ارسال روزانه را بررسی کنید.',
    'Check the user and password of SMTP_URL, and the provider’s daily limit.',
  ],
  sms: [
    'اعتبار پنل پیامک، کلید و تأیید الگو را بررسی کنید.',
    'Check the provider’s credit, the key and whether the template is approved.',
  ],
  bale: ['توکن بات را بررسی کنید.', 'Check the bot’s token.'],
  telegram: [
    'توکن بات و دسترسی سرور به تلگرام را بررسی کنید.',
    'Check the bot’s token, and that the server can reach Telegram.',
  ],
} satisfies Record<ChannelName, Message>);
