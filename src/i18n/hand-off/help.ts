import { messages } from '../language/message.ts';

/** How to connect the lab's own software: what a programmer needs from docs/hand-off.md, shown on screen. */
export const handOffHelp = messages('handOffHelp', {
  title: ['روش اتصال', 'How programs connect'],
  once: [
    'شناسهٔ هر رویداد ثابت است و ممکن است یک رویداد چند بار برسد. برنامه باید شناسه‌های رسیده را نگه دارد تا سفارشی دو بار ثبت نشود.',
    'The ID of an event never changes, and an event may arrive several times. The program should store the IDs it has received, so that no order is recorded twice.',
  ],
  feed: ['دریافت سفارش‌ها', 'Fetch orders'],
  feedHow: [
    'کلید با هر درخواست فرستاده می‌شود. برنامه پس از ذخیرهٔ سفارش‌ها مقدار next را نگه می‌دارد و بار بعد به‌عنوان since می‌فرستد. تا وقتی more برابر true است، درخواست بعدی بی‌درنگ فرستاده می‌شود و بعد از آن هر چند ثانیه یک بار.',
    'The key is sent with each request. Once the orders are stored, save next and send it as since in the following request. While more is true, send the next request at once; after that, every few seconds.',
  ],
  feedFiles: [
    'با format=files به‌جای JSON فایل لابراتوار (vca) دریافت می‌شود. سقف هر کلید ۶۰۰ درخواست در دقیقه است.',
    'With format=files you get lab files (.vca) instead of JSON. Each key may make 600 requests a minute.',
  ],
  states: ['گزارش وضعیت‌ها', 'Report states'],
  statesHow: [
    'هر درخواست تا ۱۰۰ رویداد می‌گیرد. order شناسه یا شمارهٔ سفارش است. برای هر رویداد یک UUID بسازید و اگر پاسخی نیامد، همان را دوباره بفرستید؛ فقط یک بار ثبت می‌شود.',
    'A request takes up to 100 events. order is the order’s ID or number. Create a UUID for each event and send the same one again if no answer comes: it is recorded only once.',
  ],
  statesNames: ['رویدادها:', 'Events:'],
  hooks: ['دریافت وب‌هوک', 'Receive webhooks'],
  hooksHow: [
    'امضا را با رمز وب‌هوک حساب کنید و پیامی را که امضایش نمی‌خواند یا بیش از پنج دقیقه از زمانش گذشته است، نپذیرید. کلید امضا، بایت‌های base64 پس از \u2066whsec_\u2069 است.',
    'Compute the signature with the webhook’s secret, and refuse a message whose signature differs or whose time is more than five minutes off. The signing key is the base64 bytes after whsec_.',
  ],
  hooksTries: [
    'پاسخ 2xx تا ده ثانیه یعنی پیام رسیده است؛ وگرنه تا چهار روز دوباره فرستاده می‌شود. وب‌هوکی که سه روز پاسخ ندهد خاموش می‌شود.',
    'Any 2xx answer within ten seconds means it was received; otherwise it is sent again for up to four days. A webhook that fails for three days is switched off.',
  ],
  folder: ['پوشهٔ مشترک', 'Shared folder'],
  folderHow: [
    'مدیر سرور در DROP_ORDERS و DROP_ANSWERS دو پوشه مشخص می‌کند. سفارش‌های تأییدشده در پوشهٔ اول قرار می‌گیرند و فایل‌های json پوشهٔ دوم، با همان ساختار گزارش وضعیت‌ها، خوانده می‌شوند.',
    'The server’s operator names two folders in DROP_ORDERS and DROP_ANSWERS. Accepted orders are written to the first; .json files with the same body as state reports are read from the second.',
  ],
  all: ['شرح کامل درخواست‌ها (OpenAPI)', 'Full API reference (OpenAPI)'],
});
