import { all, colours, inColour, inSize, product } from './entry.ts';

const { black, navy, red, green, grey, blue, pink, yellow } = colours;
const category = 'cloth';
const small = { fa: '۱۵×۱۸ سانتی‌متر', en: '15 × 18 cm' };
const large = { fa: '۲۰×۳۰ سانتی‌متر', en: '20 × 30 cm' };

/** Cleaning cloths of the invented lab. */
export const sampleCloths = [
  product({
    id: 'cloth-microfibre',
    category,
    name: ['دستمال میکروفایبر', 'Microfibre cloth'],
    description: ['بی‌پرز و قابل شستشو.', 'Lint-free and washable.'],
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
    name: ['دستمال جیر کرکی', 'Suede-feel cloth'],
    description: ['ضخیم و نرم.', 'Thick and soft.'],
    drawing: 'cloth-folded',
    variants: [inColour(navy, 260), inColour(green, 140), inColour(pink, 96)],
    prices: all(165_000),
    breaks: [3, 50, 200],
    lowStock: 30,
  }),
  product({
    id: 'cloth-print',
    category,
    name: ['دستمال طرح‌دار', 'Printed cloth'],
    description: ['با نقش برگ؛ هدیه‌ای کوچک.', 'Leaf pattern; a small gift.'],
    drawing: 'cloth-print',
    variants: [inColour(red, 130), inColour(blue, 115), inColour(yellow, 0)],
    prices: all(185_000),
    breaks: [20, 100],
    lowStock: 20,
  }),
  product({
    id: 'cloth-logo',
    category,
    name: ['دستمال با نشان فروشگاه', 'Cloth with shop logo'],
    description: ['با نشان فروشگاه شما.', 'Printed with your logo.'],
    drawing: 'cloth-logo',
    variants: [inSize('small', small, 5000), inSize('large', large, 2000)],
    prices: all(null),
    breaks: [],
  }),
  product({
    id: 'cloth-keyring',
    category,
    name: ['دستمال جاکلیدی', 'Keyring cloth'],
    description: ['در کیف کوچک حلقه‌دار.', 'In a small pouch with a ring.'],
    drawing: 'cloth-key',
    variants: [inColour(black, 85), inColour(red, 62), inColour(blue, 4)],
    prices: all(320_000),
    breaks: [20, 60],
  }),
  product({
    id: 'cloth-antifog',
    category,
    name: ['دستمال ضدبخار', 'Anti-fog cloth'],
    description: ['تا ۲۰۰ بار.', 'Up to 200 uses.'],
    drawing: 'cloth-fog',
    variants: [inSize('single', { fa: 'تکی', en: 'Single' }, 240)],
    prices: all(540_000),
    breaks: [12, 50],
    lowStock: 24,
  }),
  product({
    id: 'cloth-wipes',
    category,
    name: ['دستمال مرطوب عدسی', 'Lens wipes'],
    description: ['مرطوب و بدون الکل.', 'Moist and alcohol-free.'],
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
    name: ['کیت تمیزکننده', 'Cleaning kit'],
    description: ['اسپری و دستمال.', 'Spray and cloth.'],
    drawing: 'cloth-kit',
    variants: [inColour(blue, 110), inColour(green, 92)],
    prices: all(650_000),
    breaks: [12, 48],
    lowStock: 12,
  }),
];
