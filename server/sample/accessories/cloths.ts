import { all, colours, inColour, inSize, product } from './entry.ts';

const { black, navy, red, green, grey, blue, pink, yellow } = colours;
const category = 'cloth';
const small = { fa: '۱۵×۱۸ سانتی‌متر', en: '15 × 18 cm' };
const large = { fa: '۲۰×۳۰ سانتی‌متر', en: '20 × 30 cm' };

/** Cleaning cloths of the made-up lab. */
export const sampleCloths = [
  product({
    id: 'cloth-microfibre',
    category,
    name: { fa: 'دستمال میکروفایبر', en: 'Microfibre cloth' },
    description: {
      fa: 'بی‌پرز و قابل شستشو؛ برای همهٔ پوشش‌ها.',
      en: 'Lint-free and washable; safe on every coating.',
    },
    drawing: 'cloth-plain',
    variants: [
      inSize('small', small, 900, grey),
      inSize('small', small, 640, blue),
      inSize('large', large, 210, grey),
      inSize('large', large, 18, blue),
    ],
    prices: [
      { variants: ['grey-large', 'blue-large'], price: 195_000 },
      { variants: null, price: 110_000 },
    ],
    breaks: [3, 100, 500],
    lowStock: 40,
  }),
  product({
    id: 'cloth-suede',
    category,
    name: { fa: 'دستمال جیر کرکی', en: 'Suede-feel cloth' },
    description: {
      fa: 'ضخیم و نرم؛ لکهٔ چربی را با یک بار کشیدن می‌برد.',
      en: 'Thick and soft; lifts grease in one wipe.',
    },
    drawing: 'cloth-folded',
    variants: [inColour(navy, 260), inColour(green, 140), inColour(pink, 96)],
    prices: all(165_000),
    breaks: [3, 50, 200],
    lowStock: 30,
  }),
  product({
    id: 'cloth-print',
    category,
    name: { fa: 'دستمال طرح‌دار', en: 'Printed cloth' },
    description: {
      fa: 'با نقش گل و برگ؛ هدیهٔ کوچک کنار عینک.',
      en: 'With a leaf pattern; a small gift with the glasses.',
    },
    drawing: 'cloth-print',
    variants: [inColour(red, 130), inColour(blue, 115), inColour(yellow, 0)],
    prices: all(185_000),
    breaks: [20, 100],
    lowStock: 20,
  }),
  product({
    id: 'cloth-logo',
    category,
    name: { fa: 'دستمال با نشان فروشگاه', en: 'Cloth with shop logo' },
    description: {
      fa: 'نشان خود را برای لابراتوار بفرستید؛ قیمت با تعداد و رنگ چاپ اعلام می‌شود.',
      en: 'Send the lab your logo; the price depends on quantity and print colours.',
    },
    drawing: 'cloth-logo',
    variants: [inSize('small', small, 5000), inSize('large', large, 2000)],
    prices: all(null),
    breaks: [],
  }),
  product({
    id: 'cloth-keyring',
    category,
    name: { fa: 'دستمال جاکلیدی', en: 'Keyring cloth' },
    description: {
      fa: 'در کیف کوچک با حلقه؛ همیشه همراه.',
      en: 'In a small pouch with a ring; always at hand.',
    },
    drawing: 'cloth-key',
    variants: [inColour(black, 85), inColour(red, 62), inColour(blue, 4)],
    prices: all(320_000),
    breaks: [20, 60],
  }),
  product({
    id: 'cloth-antifog',
    category,
    name: { fa: 'دستمال ضدبخار', en: 'Anti-fog cloth' },
    description: {
      fa: 'هر بار استفاده چند ساعت جلوی بخار را می‌گیرد؛ تا ۲۰۰ بار.',
      en: 'Keeps fog away for hours with each use; up to 200 uses.',
    },
    drawing: 'cloth-fog',
    variants: [inSize('single', { fa: 'تکی', en: 'Single' }, 240)],
    prices: all(540_000),
    breaks: [12, 50],
    lowStock: 24,
  }),
  product({
    id: 'cloth-wipes',
    category,
    name: { fa: 'دستمال مرطوب عدسی', en: 'Lens wipes' },
    description: {
      fa: 'بسته‌های تک‌نفرهٔ آغشته به محلول؛ بدون الکل.',
      en: 'Individually wrapped and pre-moistened; alcohol-free.',
    },
    drawing: 'cloth-wipes',
    variants: [
      inSize('thirty', { fa: 'جعبهٔ ۳۰ عددی', en: 'Box of 30' }, 72),
      inSize('hundred', { fa: 'جعبهٔ ۱۰۰ عددی', en: 'Box of 100' }, 33),
    ],
    prices: [
      { variants: ['hundred'], price: 2_200_000 },
      { variants: null, price: 780_000 },
    ],
    breaks: [6, 24],
    lowStock: 12,
  }),
  product({
    id: 'cloth-kit',
    category,
    name: { fa: 'کیت تمیزکننده', en: 'Cleaning kit' },
    description: {
      fa: 'اسپری ۳۰ میلی‌لیتری با یک دستمال میکروفایبر.',
      en: '30 ml spray with a microfibre cloth.',
    },
    drawing: 'cloth-kit',
    variants: [inColour(blue, 110), inColour(green, 92)],
    prices: all(650_000),
    breaks: [12, 48],
    lowStock: 12,
  }),
];
