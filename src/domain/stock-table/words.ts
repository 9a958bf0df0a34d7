import { latinDigits } from '../typed/number.ts';

/** Column names in both languages; files are written with the first of each. */
export const columnWords = {
  lens: { fa: ['عدسی', 'کد', 'کد عدسی', 'لنز'], en: ['Lens', 'code', 'item', 'product'] },
  name: { fa: ['نام'], en: ['Name', 'description'] },
  diameter: { fa: ['قطر'], en: ['Diameter', 'dia', 'ø'] },
  sphere: { fa: ['اسفر', 'نمره', 'اسفریک'], en: ['SPH', 'sphere', 's'] },
  cylinder: { fa: ['سیلندر', 'آستیگمات'], en: ['CYL', 'cylinder', 'c'] },
  amount: { fa: ['مقدار'], en: ['Amount', 'qty', 'quantity'] },
  pieces: { fa: ['تعداد', 'عدد', 'تعداد (عدد)'], en: ['Pieces', 'pcs', 'qty (pieces)'] },
  pairs: { fa: ['جفت', 'تعداد (جفت)'], en: ['Pairs', 'pair', 'qty (pairs)'] },
  total: { fa: ['جمع', 'مجموع', 'جمع کل'], en: ['Total', 'sum', 'grand total'] },
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

/** Column a heading names; undefined if none. */
export function meaningOf(heading: string): ColumnWord | undefined {
  return meanings.get(plainWord(heading));
}
