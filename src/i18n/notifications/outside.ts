import type { ChannelName } from '../../domain/notifications/channel-name.ts';
import { type Message, messages } from '../language/message.ts';
import { common } from '../shell/common.ts';

/** Texts of notifications outside the panel. */
export const outside = messages('outside', {
  title: ['وقتی پنل بسته است', 'While the panel is closed'],
  hint: [
    'با این اعلان‌ها بدون باز کردن پنل خبردار می‌شوید. در متن آن‌ها نام مشتری، نسخه و قیمت نیست.',
    'These reach you without opening the panel. They never contain a patient’s name, a prescription or a price.',
  ],
  hintOfShop: [
    'با این اعلان‌ها بدون باز کردن پنل خبردار می‌شوید. نسخه و قیمت در متن آن‌ها نیست، و نام مشتری فقط اگر مدیر حساب بخواهد.',
    'These reach you without opening the panel. They never contain a prescription or a price, and they show a customer’s name only if your account’s owner allows it.',
  ],
  loading: ['در حال بارگذاری…', 'Loading…'],
  none: [
    'لابراتوار این اعلان‌ها را هنوز راه‌اندازی نکرده است.',
    'The lab has not set these notifications up yet.',
  ],
  thisBrowser: ['اعلان در این مرورگر', 'Notify me in this browser'],
  thisBrowserHint: ['تا وقتی که از حساب خارج نشده‌اید.', 'For as long as you stay signed in here.'],
  unsupported: [
    'این مرورگر نمی‌تواند اعلان نشان دهد. در آیفون و آیپد ابتدا پنل را به صفحهٔ اصلی اضافه کنید و از آنجا بازش کنید.',
    'This browser cannot show notifications. On iPhone and iPad, first add the panel to the Home Screen and open it from there.',
  ],
  denied: [
    'مرورگر اجازهٔ اعلان به این سایت نمی‌دهد. در تنظیمات سایت (آیکون کنار نشانی) اعلان را مجاز کنید.',
    'Your browser blocks notifications from this site. Allow them in the site settings, beside the address.',
  ],
  noService: [
    'سرویس اعلان این مرورگر در دسترس نیست. با اینترنت دیگر یا مرورگر دیگر دوباره تلاش کنید.',
    'This browser’s notification service can’t be reached. Try another connection or another browser.',
  ],
  working: ['در حال انجام…', 'Working…'],
  saved: ['ذخیره شد', 'Saved'],
  offline: [
    'انجام نشد، چون اینترنت قطع است. دوباره تلاش کنید.',
    'That didn’t work: you’re offline. Try again.',
  ],
  failed: common.failed,
  unread: ['بارگذاری نشد.', 'This didn’t load.'],
  topics: ['موضوع اعلان‌ها', 'Notify me about'],
  others: ['مرورگرهای دیگر شما', 'Your other browsers'],
  device: ['{browser} در {system}', '{browser} on {system}'],
  unknownDevice: ['مرورگر ناشناس', 'Unknown browser'],
  since: ['از {at}', 'Since {at}'],
  remove: ['خاموش کردن', 'Switch off'],
  test: ['ارسال اعلان آزمایشی', 'Send me a test'],
  testSent: [
    'فرستاده شد. اگر تا چند ثانیه دیگر ندیدید، اعلان‌های مرورگر را در تنظیمات گوشی یا رایانه هم روشن کنید.',
    'Sent. If you don’t see it within seconds, also allow the browser’s notifications in the settings of your phone or computer.',
  ],
  chatTested: ['فرستاده شد. گفت‌وگو با بات را ببینید.', 'Sent. Check the chat with the bot.'],
  addressTested: [
    'فرستاده شد. تا یکی دو دقیقه دیگر می‌رسد.',
    'Sent. It arrives within a minute or two.',
  ],
  testWait: [
    'چند بار پشت هم فرستادید. ده دقیقه دیگر دوباره تلاش کنید.',
    'You sent several in a row. Try again in ten minutes.',
  ],
});

/** Names of channels. */
export const channelNames = messages('channelNames', {
  push: ['اعلان مرورگر', 'Browser notification'],
  email: ['ایمیل', 'Email'],
  sms: ['پیامک', 'SMS'],
  bale: ['پیام‌رسان بله', 'Bale'],
  telegram: ['تلگرام', 'Telegram'],
} satisfies Record<ChannelName, Message>);
