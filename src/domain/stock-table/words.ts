import { latinDigits } from '../typed/characters.ts';

/** Column names in both languages. Files are written with the first of each. */
export const columnWords = {
  lens: { fa: ['عدسی', 'کد', 'کد عدسی', 'لنز'], en: ['Lens', 'code', 'item', 'product'] },
  name: {
    fa: ['نام', 'نام عدسی', 'شرح', 'شرح کالا'],
    en: ['Name', 'description', 'coating', 'material', 'brand', 'type', 'design'],
  },
  diameter: { fa: ['قطر'], en: ['Diameter', 'dia', 'ø', 'diameter (mm)', 'dia mm', 'ø mm'] },
  index: { fa: ['ضریب شکست', 'ضریب'], en: ['Index', 'ref index'] },
  sphere: { fa: ['اسفر', 'نمره', 'اسفریک'], en: ['SPH', 'sphere', 'spherical', 's'] },
  cylinder: { fa: ['سیلندر', 'آستیگمات'], en: ['CYL', 'cylinder', 'cylindrical', 'c'] },
  axis: { fa: ['محور', 'آکس', 'اکس'], en: ['Axis', 'ax'] },
  add: { fa: ['ادیشن', 'اد', 'ادد'], en: ['ADD', 'addition', 'near add'] },
  amount: { fa: ['مقدار'], en: ['Amount', 'qty', 'quantity'] },
  pieces: { fa: ['تعداد', 'عدد', 'تعداد (عدد)'], en: ['Pieces', 'pcs', 'qty (pieces)'] },
  pairs: { fa: ['جفت', 'تعداد (جفت)'], en: ['Pairs', 'pair', 'qty (pairs)', 'no of pairs'] },
  wanted: {
    fa: ['سفارش', 'تعداد سفارش', 'درخواست', 'مورد نیاز', 'کسری'],
    en: ['Order', 'ordered', 'wanted', 'needed', 'required', 'to order', 'order qty', 'shortage'],
  },
  onHand: {
    fa: ['موجودی', 'موجود', 'انبار', 'موجودی انبار', 'شمارش'],
    en: ['On hand', 'stock', 'in stock', 'available', 'balance', 'counted', 'current stock', 'soh'],
  },
  level: {
    fa: ['حداقل', 'حداکثر', 'سقف', 'حد سفارش'],
    en: ['Level', 'min', 'max', 'minimum', 'maximum', 'reorder level'],
  },
  total: {
    fa: ['جمع', 'مجموع', 'جمع کل', 'جمع سطر', 'جمع ستون', 'کل'],
    en: ['Total', 'sum', 'grand total', 'subtotal', 'totals', 'row total'],
  },
  /** Columns for human readers, irrelevant to the order. */
  other: {
    fa: [
      'ردیف',
      'شماره',
      'توضیحات',
      'توضیح',
      'یادداشت',
      'ملاحظات',
      'مشتری',
      'نام مشتری',
      'بیمار',
      'تاریخ',
      'چشم',
      'قیمت',
      'فی',
      'مبلغ',
      'قیمت کل',
      'بارکد',
      'سینی',
      'پرونده',
      'شماره پرونده',
    ],
    en: [
      'No',
      'row',
      'note',
      'notes',
      'remark',
      'remarks',
      'comment',
      'comments',
      'customer',
      'patient',
      'ref',
      'reference',
      'order no',
      'date',
      'eye',
      'price',
      'unit price',
      'total price',
      'barcode',
      'sku',
      'upc',
      'tray',
    ],
  },
} as const satisfies Record<string, { fa: readonly string[]; en: readonly string[] }>;
export type ColumnWord = keyof typeof columnWords;

/** Letters and digits only, normalised, so that different spellings of a word match. */
export function plainWord(text: string): string {
  return latinDigits(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/ي/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

const meanings = new Map<string, ColumnWord>(
  Object.entries(columnWords).flatMap(([name, { fa, en }]) =>
    [...fa, ...en].map((word): [string, ColumnWord] => [plainWord(word), name as ColumnWord]),
  ),
);

/** The column a heading names; undefined if unknown. */
export function meaningOf(heading: string): ColumnWord | undefined {
  return meanings.get(plainWord(heading));
}
