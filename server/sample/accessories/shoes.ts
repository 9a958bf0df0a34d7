import { all, colours, inColour, inSize, product } from './entry.ts';

const { black, brown, navy, red, grey, blue, pink, clear } = colours;
const category = 'shoes';
const small = { fa: 'کوچک', en: 'Small' };
const medium = { fa: 'متوسط', en: 'Medium' };
const large = { fa: 'بزرگ', en: 'Large' };

/** Temple tips of the invented lab, sold in pairs. */
export const sampleShoes = [
  product({
    id: 'shoes-straight',
    category,
    name: ['کفشک صاف سیلیکونی', 'Straight silicone tips'],
    description: ['یک جفت؛ نرم و ضدحساسیت.', 'One pair; soft and hypoallergenic.'],
    drawing: 'shoe-straight',
    variants: [inColour(black, 600), inColour(clear, 450), inColour(brown, 240)],
    prices: all(120_000),
    breaks: [50, 200, 500],
    lowStock: 60,
  }),
  product({
    id: 'shoes-curved',
    category,
    name: ['کفشک خمیده', 'Curved tips'],
    description: ['یک جفت؛ پشت گوش می‌ماند.', 'One pair; stays behind the ear.'],
    drawing: 'shoe-curved',
    variants: [
      inSize('small', small, 180, black),
      inSize('medium', medium, 320, black),
      inSize('large', large, 12, black),
      inSize('medium', medium, 150, brown),
    ],
    prices: all(145_000),
    breaks: [50, 200, 500],
    lowStock: 20,
  }),
  product({
    id: 'shoes-hook',
    category,
    name: ['قلاب پشت گوش', 'Ear hooks'],
    description: ['یک جفت؛ برای ورزش.', 'One pair; for sports.'],
    drawing: 'shoe-hook',
    variants: [inColour(black, 210), inColour(clear, 190), inColour(red, 0)],
    prices: all(180_000),
    breaks: [50, 200],
    lowStock: 30,
  }),
  product({
    id: 'shoes-sleeve',
    category,
    name: ['روکش حرارتی دسته', 'Heat-shrink sleeves'],
    description: ['با گرما جمع می‌شود.', 'Shrinks with heat.'],
    drawing: 'shoe-sleeve',
    variants: [
      inSize('narrow', { fa: '۳ میلی‌متر', en: '3 mm' }, 340, clear),
      inSize('wide', { fa: '۵ میلی‌متر', en: '5 mm' }, 260, clear),
    ],
    prices: all(95_000),
    breaks: [50, 200, 500],
    lowStock: 50,
  }),
  product({
    id: 'shoes-wedge',
    category,
    name: ['نگه‌دارندهٔ دسته', 'Temple grips'],
    description: ['یک جفت حلقه برای هر دسته‌ای.', 'One pair of loops for any temple.'],
    drawing: 'shoe-wedge',
    variants: [inColour(black, 380), inColour(grey, 150), inColour(navy, 90)],
    prices: all(85_000),
    breaks: [100, 300],
    lowStock: 40,
  }),
  product({
    id: 'shoes-kids',
    category,
    name: ['کفشک و بند کودک', 'Children’s tips with strap'],
    description: ['یک جفت با بند.', 'One pair with a strap.'],
    drawing: 'shoe-kids',
    variants: [inColour(blue, 75), inColour(pink, 8), inColour(red, 41)],
    prices: all(360_000),
    breaks: [20, 60],
  }),
  product({
    id: 'shoes-acetate',
    category,
    name: ['کفشک استات', 'Acetate tips'],
    description: ['یک جفت؛ با گرما فرم می‌گیرد.', 'One pair; shaped by heat.'],
    drawing: 'shoe-acetate',
    variants: [inColour(brown, 60), inColour(black, 84)],
    prices: all(null),
    breaks: [],
  }),
];
