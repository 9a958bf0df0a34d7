import type { ChannelName } from '../../domain/notifications/channel-name.ts';
import { type Message, messages } from '../language/message.ts';

/** Headings of a channel's setup guide. */
export const channelGuide = messages('channelGuide', {
  fold: ['راه‌اندازی و آزمایش', 'Set up and test'],
  fromProvider: ['از سرویس‌دهنده بگیرید', 'What to get'],
  settings: ['در تنظیمات سرور بگذارید', 'What to set on the server'],
  restart: [
    'پس از تغییر تنظیمات، سرور را دوباره راه بیندازید. کلیدها و گذرواژه‌ها را کسی جز کاربر سرور نباید بتواند بخواند.',
    'Restart the server after a change. Only the server’s own user should be able to read keys and passwords.',
  ],
  test: ['آزمایش کنید', 'How to test'],
  errors: ['معنی خطاها', 'What errors mean'],
});

/** What is required before a channel can be turned on. */
export const toGet = messages('channelsToGet', {
  push: [
    'چیزی لازم نیست: کلیدها را سرور می‌سازد و در پایگاه داده نگه می‌دارد. پنل باید روی https باشد و سرور به fcm.googleapis.com و سرویس‌های فایرفاکس، اپل و مایکروسافت دسترسی داشته باشد.',
    'Nothing: the server makes the keys and keeps them in the database. The panel has to be on https, and the server has to reach fcm.googleapis.com and the services of Firefox, Apple and Microsoft.',
  ],
  email: [
    'یک سرور ایمیل: نام، درگاه، نام کاربری و گذرواژهٔ آن، و یک نشانی از دامنهٔ خودتان برای فرستنده. برای این که ایمیل‌ها هرزنامه شمرده نشود، SPF و DKIM دامنه را تنظیم کنید.',
    'A mail server: its name, port, user and password, and a sender address in your own domain. Set up SPF and DKIM for the domain so that mails aren’t taken for spam.',
  ],
  sms: [
    'از سرویس پیامک: کلید API، خط فرستنده، و یک الگوی تأییدشده با متغیری برای عنوان. نمونهٔ آماده برای کاوه‌نگار، SMS.ir و فراز اس‌ام‌اس در پوشهٔ docs/channels/sms است.',
    'From the SMS provider: an API key, a line to send from, and an approved template with a variable for the title. Samples for Kavenegar, SMS.ir and FarazSMS are in docs/channels/sms.',
  ],
  bale: [
    'در بله به \u2066@botfather\u2069 بنویسید \u2066/newbot\u2069؛ توکن بات را می‌فرستد. اگر خدمت سفیر را هم می‌خواهید، کلید آن را از پنل کسب‌وکار بله برای همان بات بگیرید.',
    'Send /newbot to @botfather in Bale; it replies with the bot’s token. If you want Safir as well, get its key for the same bot from Bale’s business panel.',
  ],
  telegram: [
    'در تلگرام به \u2066@BotFather\u2069 بنویسید \u2066/newbot\u2069؛ توکن بات را می‌فرستد. جایی که تلگرام در دسترس نیست، نشانی یک واسط هم لازم است.',
    'Send /newbot to @BotFather in Telegram; it replies with the bot’s token. Where Telegram cannot be reached, you also need the address of a relay.',
  ],
} satisfies Record<ChannelName, Message>);

/** The settings of each channel, as named in the documentation. */
export const channelSettings = {
  push: ['PUSH_CONTACT', 'PUSH_SERVICES'],
  email: ['SMTP_URL', 'MAIL_FROM', 'SMTP_TLS', 'MAIL_LINKS', 'MAIL_INVOICES'],
  sms: ['SMS_TEMPLATE', 'SMS_SECRET', 'SMS_CUSTOMER_TEMPLATE'],
  bale: ['BALE_TOKEN', 'BALE_BOT', 'BALE_ADDRESS', 'SAFIR_KEY', 'SAFIR_BOT', 'SAFIR_ADDRESS'],
  telegram: ['TELEGRAM_TOKEN', 'TELEGRAM_BOT', 'TELEGRAM_ADDRESS'],
} as const satisfies Record<ChannelName, readonly string[]>;

type SettingName = (typeof channelSettings)[ChannelName][number];

/** What each setting means. */
export const settingMeanings = messages('channelSettingMeanings', {
  PUSH_CONTACT: [
    'نشانی شما برای سرویس‌های مرورگرها، مانند mailto:panel@lab.example.',
    'Where push services can reach you, such as mailto:panel@lab.example.',
  ],
  PUSH_SERVICES: [
    'اختیاری: میزبان سرویس‌های دیگر، جداشده با ویرگول انگلیسی.',
    'Optional: hosts of other push services, comma-separated.',
  ],
  SMTP_URL: [
    'سرور ایمیل، مانند smtps://user:password@mail.example.',
    'The mail server, such as smtps://user:password@mail.example.',
  ],
  MAIL_FROM: [
    'فرستندهٔ ایمیل‌ها، مانند panel@lab.example.',
    'The address that mails come from, such as panel@lab.example.',
  ],
  SMTP_TLS: [
    'اختیاری: off فقط برای سرور ایمیلی که روی همین دستگاه است و رمزگذاری ندارد.',
    'Optional: off only for a mail server on the same machine without encryption.',
  ],
  MAIL_LINKS: [
    'اختیاری: با on، پیوند گذرواژه به ایمیل تأییدشدهٔ خود کاربر هم فرستاده می‌شود.',
    'Optional: with on, password links are also sent to the email address that the user has confirmed.',
  ],
  MAIL_INVOICES: [
    'اختیاری: با on، شمارهٔ هر فاکتور یا فاکتور ابطالی و پیوند آن به ایمیل تأییدشدهٔ مدیران حساب فرستاده می‌شود.',
    'Optional: with on, the number of each invoice or credit note and a link to it are sent to the email addresses that the account’s owners have confirmed.',
  ],
  SMS_TEMPLATE: [
    'نام فایلی که درخواست به سرویس پیامک را شرح می‌دهد. با کپی یکی از نمونه‌ها شروع کنید و خط و الگوی خودتان را در آن بگذارید.',
    'The file that describes the request to the provider. Start from a copy of a sample, and enter your own line and template.',
  ],
  SMS_SECRET: [
    'کلید API، که فایل با {{secret}} از آن استفاده می‌کند.',
    'The API key, which the file refers to as {{secret}}.',
  ],
  SMS_CUSTOMER_TEMPLATE: [
    'اختیاری: فایل دوم، برای الگویی که با آن فروشگاه‌ها آماده بودن عینک را به مشتری‌هایشان پیامک می‌کنند.',
    'Optional: a second file, for the text message in which shops tell their customers that glasses are ready.',
  ],
  BALE_TOKEN: ['توکن بات.', 'The bot’s token.'],
  BALE_BOT: ['نام کاربری بات، مانند lab_bot.', 'The bot’s username, such as lab_bot.'],
  BALE_ADDRESS: [
    'اختیاری: نشانی دیگری به جای https://tapi.bale.ai.',
    'Optional: an address other than https://tapi.bale.ai.',
  ],
  SAFIR_KEY: ['اختیاری: کلید سفیر.', 'Optional: the key of Safir.'],
  SAFIR_BOT: [
    'همراه SAFIR_KEY: شمارهٔ بات، یعنی رقم‌های پیش از دونقطهٔ توکن.',
    'With SAFIR_KEY: the bot’s number, the digits before the colon of its token.',
  ],
  SAFIR_ADDRESS: [
    'اختیاری: نشانی دیگری به جای https://safir.bale.ai.',
    'Optional: an address other than https://safir.bale.ai.',
  ],
  TELEGRAM_TOKEN: ['توکن بات.', 'The bot’s token.'],
  TELEGRAM_BOT: ['نام کاربری بات، مانند lab_bot.', 'The bot’s username, such as lab_bot.'],
  TELEGRAM_ADDRESS: [
    'اختیاری: نشانی واسط به جای https://api.telegram.org.',
    'Optional: the address of a relay instead of https://api.telegram.org.',
  ],
} satisfies Record<SettingName, Message>);

/** How to test a channel. */
export const toTest = messages('channelTests', {
  push: [
    'در صفحهٔ «اعلان‌ها» اعلان را در مرورگر خودتان روشن کنید و یک اعلان آزمایشی بفرستید. در آیفون اول پنل را به صفحهٔ اصلی اضافه کنید. اگر چیزی نیامد و اینجا هم خطایی نبود، مرورگر یا دستگاه در حالت بی‌صداست.',
    'Switch notifications on in your own browser under “Notifications”, and send a test. On an iPhone, add the panel to the home screen first. If nothing comes and no failure is shown here, the browser or the device is muted.',
  ],
  email: [
    'در صفحهٔ «اعلان‌ها» نشانی ایمیل خودتان را با کدی که می‌آید تأیید کنید و یک اعلان آزمایشی بفرستید.',
    'Confirm your own address under “Notifications” with the code you receive, and send a test.',
  ],
  sms: [
    'در صفحهٔ «اعلان‌ها» شمارهٔ موبایل خودتان را با کدی که می‌آید تأیید کنید و یک اعلان آزمایشی بفرستید. اگر سرور راه نیفتاد، خودش می‌گوید کدام بخش فایل درست نیست.',
    'Confirm your own number under “Notifications” with the code you receive, and send a test. If the server doesn’t start, it says which part of the file is wrong.',
  ],
  bale: [
    'در صفحهٔ «اعلان‌ها» گفت‌وگوی خودتان را متصل کنید و یک اعلان آزمایشی بفرستید.',
    'Link your own chat under “Notifications”, and send a test.',
  ],
  telegram: [
    'در صفحهٔ «اعلان‌ها» گفت‌وگوی خودتان را متصل کنید و یک اعلان آزمایشی بفرستید.',
    'Link your own chat under “Notifications”, and send a test.',
  ],
} satisfies Record<ChannelName, Message>);
