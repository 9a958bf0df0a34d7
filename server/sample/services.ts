import type { LensConflict, LensService } from '../../src/domain/catalogue/lens.ts';

type Row = readonly [
  id: string,
  kind: LensService['kind'],
  fa: string,
  en: string,
  price: number | null,
  workingDays: number,
];

const rows: readonly Row[] = [
  ['tint-grey', 'tint', 'خاکستری', 'Grey', 900_000, 1],
  ['tint-brown', 'tint', 'قهوه‌ای', 'Brown', 900_000, 1],
  ['tint-green', 'tint', 'سبز', 'Green', 900_000, 1],
  ['mirror-silver', 'mirror', 'نقره‌ای', 'Silver', 2_400_000, 2],
  ['mirror-blue', 'mirror', 'آبی', 'Blue', 2_600_000, 2],
  ['hydrophobic', 'coat', 'آب‌گریز', 'Hydrophobic', 650_000, 0],
  ['anti-fog', 'coat', 'ضدبخار', 'Anti-fog', 850_000, 0],
  ['engraving', 'engraving', 'حکاکی', 'Engraving', 500_000, 0],
  ['balance', 'balance', 'عدسی بالانس', 'Balance lens', 1_400_000, 0],
  ['edging', 'remoteEdged', 'تراش', 'Edging', 700_000, 1],
  // Depends on the frame, so it is priced on request.
  ['glazing', 'fullGlaze', 'تراش و نصب', 'Edging and fitting', null, 2],
];

/** Services of the invented lab. Prices in rials per lens. */
export const sampleServices: LensService[] = rows.map(([id, kind, fa, en, price, workingDays]) => ({
  id,
  kind,
  name: { fa, en },
  price,
  workingDays,
}));

/** Choices that exclude each other, with the reason. */
export const sampleConflicts: LensConflict[] = [
  {
    one: 'colour:photochromic',
    other: 'kind:tint',
    reason: {
      fa: 'عدسی فتوکروم رنگ (تینت) نمی‌شود: رنگ آن با نور تغییر می‌کند',
      en: 'A photochromic lens cannot be tinted: its colour changes with the light',
    },
  },
  {
    one: 'colour:polarised',
    other: 'kind:tint',
    reason: {
      fa: 'عدسی پلاریزه رنگ خودش را دارد',
      en: 'A polarised lens already has its own colour',
    },
  },
  {
    one: 'service:hydrophobic',
    other: 'service:anti-fog',
    reason: {
      fa: 'پوشش ضدبخار و پوشش آب‌گریز با هم نمی‌شود',
      en: 'An anti-fog coating and a hydrophobic coating cannot be combined',
    },
  },
];
