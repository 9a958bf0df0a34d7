import { all, colours, inColour, inSize, product } from './entry.ts';

const { black, brown, navy, red, green, grey, blue, pink, yellow } = colours;
const category = 'case';

/** Cases of the made-up lab. */
export const sampleCases = [
  product({
    id: 'case-hard-classic',
    category,
    name: { fa: 'جلد سخت کلاسیک', en: 'Classic hard case' },
    description: {
      fa: 'فلزی با آستر مخمل.',
      en: 'Metal with velvet lining.',
    },
    drawing: 'case-hard',
    variants: [inColour(black, 180), inColour(brown, 96), inColour(navy, 64)],
    prices: all(1_450_000),
    breaks: [12, 36, 100],
  }),
  product({
    id: 'case-clam',
    category,
    name: { fa: 'جلد صدفی فنری', en: 'Clamshell case' },
    description: {
      fa: 'برای فریم بزرگ.',
      en: 'For large frames.',
    },
    drawing: 'case-clam',
    variants: [inColour(black, 74), inColour(grey, 40), inColour(red, 9)],
    prices: all(1_680_000),
    breaks: [12, 36, 100],
  }),
  product({
    id: 'case-folding',
    category,
    name: { fa: 'جلد تاشوی مثلثی', en: 'Folding triangle case' },
    description: {
      fa: 'تخت جمع می‌شود.',
      en: 'Folds flat.',
    },
    drawing: 'case-fold',
    variants: [inColour(brown, 52), inColour(green, 31), inColour(navy, 0)],
    prices: all(1_920_000),
    breaks: [10, 30, 80],
  }),
  product({
    id: 'case-zip',
    category,
    name: { fa: 'جلد زیپی اسپرت', en: 'Zipped sports case' },
    description: {
      fa: 'نیمه‌سخت، با گیرهٔ کمربند.',
      en: 'Semi-rigid, with a belt clip.',
    },
    drawing: 'case-zip',
    variants: [inColour(black, 120), inColour(blue, 38)],
    prices: all(1_150_000),
    breaks: [12, 36, 100],
  }),
  product({
    id: 'case-kids',
    category,
    name: { fa: 'جلد کودک', en: 'Children’s case' },
    description: {
      fa: 'سبک و سخت؛ برای فریم کوچک.',
      en: 'Light and rigid; for small frames.',
    },
    drawing: 'case-kids',
    variants: [inColour(blue, 66), inColour(pink, 58), inColour(yellow, 7)],
    prices: all(980_000),
    breaks: [12, 36, 100],
  }),
  product({
    id: 'case-pouch',
    category,
    name: { fa: 'کیسهٔ نرم بندی', en: 'Drawstring pouch' },
    description: {
      fa: 'میکروفایبر؛ جلد و دستمال با هم.',
      en: 'Microfibre; pouch and cloth in one.',
    },
    drawing: 'case-pouch',
    variants: [inColour(grey, 420), inColour(navy, 310), inColour(black, 500)],
    prices: all(240_000),
    breaks: [50, 100, 300],
    lowStock: 50,
  }),
  product({
    id: 'case-slip',
    category,
    name: { fa: 'جلد کشویی چرمی', en: 'Leather slip-in case' },
    description: {
      fa: 'چرم طبیعی.',
      en: 'Real leather.',
    },
    drawing: 'case-slip',
    variants: [inColour(brown, 22), inColour(black, 18)],
    prices: all(2_850_000),
    breaks: [5, 10, 25],
    lowStock: 5,
  }),
  product({
    id: 'case-reading',
    category,
    name: { fa: 'جلد قلمی مطالعه', en: 'Slim reading case' },
    description: {
      fa: 'لولهٔ باریک آلومینیومی.',
      en: 'Slim aluminium tube.',
    },
    drawing: 'case-tube',
    variants: [inColour(grey, 44), inColour(red, 26)],
    prices: all(890_000),
    breaks: [12, 36, 100],
  }),
  product({
    id: 'case-display',
    category,
    name: { fa: 'جعبهٔ نگهداری چندتایی', en: 'Storage box' },
    description: {
      fa: 'با درِ شفاف.',
      en: 'With a clear lid.',
    },
    drawing: 'case-box',
    variants: [
      inSize('four', { fa: '۴ خانه', en: '4 slots' }, 14, black),
      inSize('eight', { fa: '۸ خانه', en: '8 slots' }, 6, black),
    ],
    prices: [
      { variants: ['black-eight'], price: 9_800_000 },
      { variants: null, price: 5_600_000 },
    ],
    breaks: [4, 10],
    lowStock: 5,
  }),
];
