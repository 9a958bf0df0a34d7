import type { PrismBase } from '../../optics/prism-parts.ts';
import type { EyeSide } from '../../vocabulary/eye.ts';
import { detailWords } from '../writing/detail-words.ts';

/**
 * What a number can be named as. `vertex` is the vertex distance of the refraction, `wornVertex` that of the glasses.
 */
export type PastedField =
  | 'sphere'
  | 'cylinder'
  | 'axis'
  | 'add'
  | 'pd'
  | 'nearPd'
  | 'height'
  | 'centreHeight'
  | 'prism'
  | 'vertex'
  | 'wornVertex'
  | 'tilt'
  | 'wrap';

export type Meaning =
  | { readonly kind: 'eye'; readonly side: EyeSide | 'both' }
  | { readonly kind: 'field'; readonly field: PastedField }
  /** After a number: dioptres of a sphere or a cylinder, degrees, millimetres. */
  | { readonly kind: 'unit'; readonly of: 'sphere' | 'cylinder' | 'any' | 'degree' | 'length' }
  | { readonly kind: 'base'; readonly base: PrismBase }
  | { readonly kind: 'baseWord' | 'plano' | 'times' | 'delta' | 'near' | 'far' }
  /** Says about an eye that its lens is like the other one, or only balances it. */
  | { readonly kind: 'likeOther'; readonly how: 'same' | 'balance' }
  /** What follows is an alternative to the value before it: `was -2.00`, `or -2.50`. */
  | { readonly kind: 'otherwise' }
  /** Its number is not a power but an index, an age or a price; `side` is where that number is. */
  | { readonly kind: 'other'; readonly side: 'many' | 'one' | 'before' | 'either' }
  /** A prism that is the total of both eyes, or for each of them. */
  | { readonly kind: 'share'; readonly of: 'total' | 'each' }
  /** A treatment or a material. */
  | { readonly kind: 'lens' }
  /** Carries no meaning. */
  | { readonly kind: 'filler' };

const eyes = {
  right: 'od|re|r|rt|right|right eye|راست|چشم راست|سمت راست',
  // `OI`, `OG` and `OE` are Italian and Spanish, French, and Portuguese.
  left: 'os|oi|og|oe|le|l|lt|left|left eye|چپ|چشم چپ|سمت چپ',
  both: 'ou|rl|odos|both|both eyes|binocular|bino|هردو|هر دو|هر دو چشم|هردو چشم|دو چشم|چشم ها|دوچشم',
} as const;

const fields: Readonly<Record<PastedField, string>> = {
  sphere: 's|sp|sph|sphere|spherical|dsph|اسفر|اسف|اسفریک|sf',
  cylinder: 'c|cy|cyl|cylinder|cylindrical|dcyl|cil|سیلندر|سیل|سیلندریک|استیگمات|استیگماتیسم',
  axis: 'a|ax|axe|axis|axes|محور|اکس|اکسیس|زاویه|درجه محور',
  add: 'ad|add|addition|reading add|near add|add near|ادیشن|ادد|اد|افزوده|ادیشن نزدیک|ادیشن مطالعه',
  pd: 'pd|ipd|dpd|mpd|epd|far pd|distance pd|dist pd|pd far|pd distance|pd dist|mono pd|monocular pd|binocular pd|pupillary distance|پیدی|پی دی|پیدی دور|پی دی دور|دور پی دی|پیدی تکچشمی|پی دی تک چشمی|فاصله مردمک|فاصله مردمکی|فاصله مردمک ها|فاصله دو مردمک',
  nearPd:
    'npd|near pd|pd near|reading pd|پیدی نزدیک|پی دی نزدیک|نزدیک پی دی|فاصله مردمک نزدیک|فاصله مردمکی نزدیک',
  height:
    'h|ht|hgt|height|sh|seg|seg ht|seg height|segment height|fh|fit|fitting|fitting height|ارتفاع|ارتفاع فیتینگ|ارتفاع سگمنت|فیتینگ',
  centreHeight:
    'oc|och|oc height|optical centre height|optical center height|ارتفاع مرکز|ارتفاع مرکز اپتیکی|مرکز اپتیکی',
  prism: 'prism|prisma|pris|prizm|منشور|پریزم',
  vertex: 'vd|bvd|vertex|vertex distance|vertex at refraction|ورتکس|فاصله راسی معاینه|فاصله راسی',
  wornVertex: 'worn vertex|vertex worn|vertex as worn|فاصله راسی استفاده|فاصله راسی فریم',
  tilt: 'tilt|panto|pantoscopic|pantoscopic tilt|pantoscopic angle|زاویه پانتوسکوپیک|پانتوسکوپیک',
  wrap: 'wrap|ffa|wrap angle|face form|انحنای فریم',
};

const bases: Readonly<Record<PrismBase, string>> = {
  in: 'bi|in|base in|nasal|به داخل|داخل|بداخل|قاعده داخل|قاعده به داخل|بیس داخل',
  out: 'bo|out|base out|temporal|به خارج|خارج|بیرون|به بیرون|بخارج|قاعده بیرون|قاعده خارج|قاعده به خارج|بیس خارج',
  up: 'bu|up|base up|به بالا|بالا|قاعده بالا|قاعده به بالا|بیس بالا',
  down: 'bd|down|base down|dn|به پایین|پایین|قاعده پایین|قاعده به پایین|بیس پایین',
};

const fillers =
  'eye|eyes|working|business|کاری|vertical|horizontal|amount|افقی|عمودی|مقدار|چشم|نمره|is|های|power|powers|rx|نسخه|value|of|the|for|and|و|به|dist|lens|عدسی|ها|مشتری|with|et|und|است|هست';

const meanings = new Map<string, Meaning>();

function learn(words: string, meaning: Meaning): void {
  for (const word of words.split('|')) meanings.set(word, meaning);
}

const entries = <Key extends string, Words>(of: Readonly<Record<Key, Words>>) =>
  Object.entries(of) as [Key, Words][];

learn(fillers, { kind: 'filler' });
for (const [side, groups] of entries(detailWords)) {
  const meaning: Meaning = side === 'lens' ? { kind: 'lens' } : { kind: 'other', side };
  for (const words of groups) learn(words, meaning);
}
for (const [side, words] of entries(eyes)) learn(words, { kind: 'eye', side });
for (const [field, words] of entries(fields)) learn(words, { kind: 'field', field });
for (const [base, words] of entries(bases)) learn(words, { kind: 'base', base });
learn('ds|دیوپتر اسفر', { kind: 'unit', of: 'sphere' });
learn('dc|دیوپتر سیلندر', { kind: 'unit', of: 'cylinder' });
learn('d|dpt|dptr|diopter|dioptre|diopters|dioptres|دیوپتر', { kind: 'unit', of: 'any' });
learn('mm|cm|میلیمتر|میلی متر|میلی|م م', { kind: 'unit', of: 'length' });
learn('deg|degree|degrees|درجه', { kind: 'unit', of: 'degree' });
learn(
  'total|split|splitted|divided|combined|in total|sum|overall|shared|between both eyes|half each|half and half|مجموع|مجموعا|جمعا|جمع|کل|کلا|در کل|تقسیم|نصف|نصف نصف|نصفنصف|تقسیم بین دو|بین دو چشم',
  { kind: 'share', of: 'total' },
);
learn('each|each eye|per eye|in each eye|هر چشم|هر کدام|هرکدام|برای هر چشم|هر یک', {
  kind: 'share',
  of: 'each',
});
learn(
  'delta|دلتا|prism dioptres|prism diopters|prism dioptre|prism diopter|دیوپتر پریزم|پریزم دیوپتر|دیوپتر منشور|دیوپتر منشوری|دیوپتر پریزمی',
  {
    kind: 'delta',
  },
);
learn('base|قاعده|بیس', { kind: 'baseWord' });
learn('pl|plan|plano|zero|پلانو|پلان|صفر', { kind: 'plano' });
learn('x', { kind: 'times' });
learn(
  'same|ditto|idem|same as right|same as left|same as r|same as l|same as od|same as os|same as other|same as re|same as le|همان|همانطور|همینطور|همون|مشابه|مثل راست|مثل چپ|مثل چشم راست|مثل چشم چپ|مشابه راست|مشابه چپ|مانند راست|مانند چپ|عین راست|عین چپ|یکسان',
  { kind: 'likeOther', how: 'same' },
);
learn('bal|balance|balanced|balance lens|بالانس|عدسی بالانس', {
  kind: 'likeOther',
  how: 'balance',
});
learn(
  'or|was|were|old|older|previous|previously|prev|prior|formerly|before|now|new|instead|not|changed|یا|قبلا|قبلی|قبل|سابق|قدیم|قدیمی|بود|بوده|نه|جدید|الان|اکنون|فعلی|حالا',
  { kind: 'otherwise' },
);
learn('near|nv|nr|reading|نزدیک|مطالعه|عینک نزدیک|عینک مطالعه', { kind: 'near' });
learn('far|dv|distance|دور|عینک دور', { kind: 'far' });

const marks: Readonly<Record<string, Meaning>> = {
  '∞': { kind: 'plano' },
  '〃': { kind: 'likeOther', how: 'same' },
  '*': { kind: 'times' },
  '@': { kind: 'times' },
  '°': { kind: 'unit', of: 'degree' },
  '^': { kind: 'delta' },
  '⌀': { kind: 'other', side: 'either' },
  '∅': { kind: 'other', side: 'either' },
  '%': { kind: 'other', side: 'either' },
  $: { kind: 'other', side: 'either' },
  '€': { kind: 'other', side: 'either' },
  '£': { kind: 'other', side: 'either' },
  '﷼': { kind: 'other', side: 'before' },
};

const betweenAlternatives = new Set(
  'to|till|until|but|becomes|الی|تا|ولی|بلکه|>|<|→|←|⇒|⇐|➔|➜|~'.split('|'),
);

/** Between two numbers it makes them a range or a correction: `-2.25 to -2.50`, `-2.00 → -1.75`. */
export const isBetweenAlternatives = (written: string): boolean => betweenAlternatives.has(written);

export const meaningOfMark = (mark: string): Meaning | undefined => marks[mark];

/** Maximum words in a phrase. */
export const longestPhrase = 3;

/** Meaning of a word or phrase, written with folded letters; undefined if it is not part of the vocabulary. */
export const meaningOf = (phrase: string): Meaning | undefined => meanings.get(phrase);
