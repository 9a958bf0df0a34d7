import { messages } from '../language/message.ts';

/** Short explanations of fields that new users don't know. */
export const help = messages('help', {
  tier: [
    'قیمت‌ها بر اساس گروه است، مانند «عادی» و «همکار». هر حساب در یک گروه است و قیمت‌های همان گروه را می‌بیند؛ جایی که گروه قیمت خودش را ندارد، قیمت عمومی برقرار است. گروه‌ها را در کاتالوگ، بخش قیمت‌ها می‌سازید.',
    'Prices go by groups, such as “Standard” and “Partner”. Every account is in one and sees its prices; where a group has no price of its own, the general price applies. You create groups in the catalogue, under Prices.',
  ],
  creditLimit: [
    'بیشترین بدهی این حساب، با سفارش‌های باز. سفارشی که از آن بگذرد نگه داشته می‌شود تا شما تأیید کنید. خالی یعنی بدون سقف.',
    'The most this account may owe, open orders included. An order beyond it is held until you approve it. Empty means no limit.',
  ],
  limits: [
    'جلوی اشتباه‌های بزرگ را می‌گیرد: سفارشی با ردیف یا عدد بیشتر ارسال نمی‌شود. مقدارهای پیشنهادی برای بیشتر فروشگاه‌ها کافی است.',
    'They catch big mistakes: an order with more lines or pieces isn’t sent. The proposed numbers are enough for most shops.',
  ],
  level: [
    'تعدادی که می‌خواهید همیشه از این نمره داشته باشید. وقتی موجودی کمتر شود، نمره در «کسری» می‌آید. ۰ یعنی حداقلی ندارد.',
    'How many of this power you want to have at all times. With fewer, it is listed under “Running low”. 0 means no minimum.',
  ],
  combinedMin: [
    'جمع جبری اسفر و سیلندر از این کمتر نمی‌شود. برای نمونه، با ‎−8.00 نمرهٔ ‎−6.00 −2.00 ساخته می‌شود و ‎−7.00 −2.00 نه.',
    'The sum of sphere and cylinder is never lower than this. With −8.00, for example, −6.00 −2.00 is made and −7.00 −2.00 is not.',
  ],
  minimumHeight: [
    'کمترین ارتفاع فیتینگ که این طراحی در آن جا می‌شود. سفارش با ارتفاع کمتر هشدار می‌گیرد. برای تک‌دید خالی است.',
    'The least fitting height into which this design fits. An order with less gets a warning. Empty for single vision.',
  ],
  corridors: [
    'طول کریدورهایی که فروشگاه می‌تواند برای عدسی پروگرسیو انتخاب کند. اگر انتخابی ندارد خالی بگذارید.',
    'Lengths of corridors that a shop can choose for a progressive lens. Leave it empty if there is no choice.',
  ],
  individualValues: [
    'اندازه‌هایی از شخص و فریم که طراحی با آن‌ها محاسبه می‌شود. فرم سفارش فقط همین‌ها را می‌پرسد.',
    'Measurements of the wearer and the frame with which the design is calculated. The order form asks for these only.',
  ],
  workingDays: [
    'روزهایی که به زمان آماده شدن سفارش اضافه می‌شود. تاریخ وعده از جمع آن‌ها و تقویم کاری به دست می‌آید.',
    'Days it adds to the time an order takes. The proposed date follows from their sum and your working calendar.',
  ],
  breaks: [
    'قیمت یک عدد از این تعداد به بالا. اولین پله از ۱ است؛ برای تخفیف تعدادی پلهٔ دیگری اضافه کنید.',
    'The price of one piece from this quantity on. The first is from 1; add another one for a quantity discount.',
  ],
  prismThinning: [
    'پریزم عمودی یکسان در هر دو چشم که عدسی پروگرسیو را نازک‌تر و سبک‌تر می‌کند. در دید تأثیری ندارد چون در دو چشم برابر است.',
    'The same vertical prism in both eyes, which makes progressive lenses thinner and lighter. Being equal, it doesn’t disturb vision.',
  ],
});

/** Topics with an explanation. */
export type HelpTopic = keyof typeof help.texts;
