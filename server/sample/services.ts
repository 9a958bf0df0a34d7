import type { LensConflict, LensService } from '../../src/domain/catalogue/lens.ts';

/** Services of the made-up lab. Prices in rials per lens. */
export const sampleServices: LensService[] = [
  {
    id: 'tint-grey',
    kind: 'tint',
    name: { fa: 'خاکستری', en: 'Grey' },
    price: 900_000,
    workingDays: 1,
  },
  {
    id: 'tint-brown',
    kind: 'tint',
    name: { fa: 'قهوه‌ای', en: 'Brown' },
    price: 900_000,
    workingDays: 1,
  },
  {
    id: 'tint-green',
    kind: 'tint',
    name: { fa: 'سبز', en: 'Green' },
    price: 900_000,
    workingDays: 1,
  },
  {
    id: 'mirror-silver',
    kind: 'mirror',
    name: { fa: 'نقره‌ای', en: 'Silver' },
    price: 2_400_000,
    workingDays: 2,
  },
  {
    id: 'mirror-blue',
    kind: 'mirror',
    name: { fa: 'آبی', en: 'Blue' },
    price: 2_600_000,
    workingDays: 2,
  },
  {
    id: 'hydrophobic',
    kind: 'coat',
    name: { fa: 'آب‌گریز', en: 'Hydrophobic' },
    price: 650_000,
    workingDays: 0,
  },
  {
    id: 'anti-fog',
    kind: 'coat',
    name: { fa: 'ضدبخار', en: 'Anti-fog' },
    price: 850_000,
    workingDays: 0,
  },
  {
    id: 'engraving',
    kind: 'engraving',
    name: { fa: 'حکاکی', en: 'Engraving' },
    price: 500_000,
    workingDays: 0,
  },
  {
    id: 'balance',
    kind: 'balance',
    name: { fa: 'عدسی بالانس', en: 'Balance lens' },
    price: 1_400_000,
    workingDays: 0,
  },
  {
    id: 'edging',
    kind: 'remoteEdged',
    name: { fa: 'تراش', en: 'Edging' },
    price: 700_000,
    workingDays: 1,
  },
  // Depends on the frame, so it is priced on request.
  {
    id: 'glazing',
    kind: 'fullGlaze',
    name: { fa: 'تراش و نصب', en: 'Edging and fitting' },
    price: null,
    workingDays: 2,
  },
];

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
