import type { LensColour, LensKind, ServiceKind } from '../catalogue/lens.ts';
import { discountScopes } from '../prices/discount-scopes.ts';
import type { ItemKind } from '../revisions/item-key.ts';
import type { Field, PlainField, PlainType } from './field.ts';

/** Kinds of items that are edited in forms. */
export const editedKinds = [
  'design',
  'coating',
  'service',
  'conflict',
  'stockLens',
  'category',
  'accessory',
  'tier',
  'discount',
] as const;
export type EditedKind = (typeof editedKinds)[number];

/** The values of the schemas, repeated here so as not to load the schemas. */
export const lensColours = ['clear', 'photochromic', 'polarised'] as const satisfies LensColour[];
const lensKinds = ['singleVision', 'bifocal', 'progressive'] as const satisfies LensKind[];
export const serviceKinds = [
  'tint',
  'mirror',
  'coat',
  'engraving',
  'balance',
  'remoteEdged',
  'fullGlaze',
] as const satisfies ServiceKind[];

const plain = (type: PlainType, ...paths: readonly string[]): PlainField[] =>
  paths.map((path) => ({ path, type }));

const names = plain('text', 'name.fa', 'name.en');
const place = plain('whole', 'position');

const band: Field = {
  path: 'bands',
  type: 'rows',
  fields: [
    ...plain('power', 'sphereMin', 'sphereMax', 'cylinderMin', 'combinedMin'),
    { path: 'price', type: 'price', label: 'rowPrice' },
  ],
};

const lensVariants: Field = {
  path: 'variants',
  type: 'rows',
  fields: [
    ...plain('index', 'index'),
    { path: 'colour', type: 'choice', options: lensColours },
    { path: 'coatings', type: 'picks', from: 'coatings' },
    band,
  ],
};

const productVariants: Field = {
  path: 'variants',
  type: 'rows',
  fields: [
    { path: 'id', type: 'code', label: 'variantId' },
    ...names,
    ...plain('swatch', 'swatch'),
  ],
};

const breaks: Field = {
  path: 'breaks',
  type: 'rows',
  fields: [...plain('whole', 'from'), { path: 'price', type: 'price', label: 'rowPrice' }],
};

const stockPrices: Field = {
  path: 'tiers',
  type: 'rows',
  fields: [
    { path: 'tier', type: 'pick', from: 'tiers' },
    {
      path: 'bands',
      type: 'rows',
      fields: [
        ...plain('power', 'sphereMin', 'sphereMax', 'cylinderMin', 'cylinderMax'),
        ...plain('millimetres', 'diameter'),
        breaks,
      ],
    },
  ],
};

const productPrices: Field = {
  path: 'tiers',
  type: 'rows',
  fields: [
    { path: 'tier', type: 'pick', from: 'tiers' },
    {
      path: 'bands',
      type: 'rows',
      label: 'priceLists',
      fields: [{ path: 'variant', type: 'pick', from: 'ownVariants', isOptional: true }, breaks],
    },
  ],
};

/** The fields of each kind of item, in form order. */
export const itemFields: Record<EditedKind, readonly Field[]> = {
  coating: [
    ...names,
    ...plain('price', 'price'),
    ...plain('whole', 'workingDays'),
    ...plain('flag', 'isHard'),
    ...place,
  ],
  service: [
    { path: 'kind', type: 'choice', options: serviceKinds },
    ...names,
    ...plain('price', 'price'),
    ...plain('whole', 'workingDays'),
    ...place,
  ],
  conflict: [...plain('text', 'reason.fa', 'reason.en'), ...place],
  design: [
    { path: 'kind', type: 'choice', options: lensKinds },
    ...names,
    ...plain('millimetres', 'minimumHeight'),
    ...plain('lengths', 'corridors'),
    { path: 'individualValues', type: 'picks', from: 'individualValues' },
    ...plain('whole', 'workingDays'),
    ...place,
    lensVariants,
  ],
  stockLens: [
    ...names,
    ...plain('text', 'code'),
    ...plain('index', 'index'),
    ...place,
    stockPrices,
  ],
  category: [...names, ...place],
  tier: [...names, ...place],
  discount: [
    ...names,
    ...plain('whole', 'percent'),
    { path: 'of', label: 'discountOf', type: 'choice', options: discountScopes },
    ...plain('wholeOrNone', 'pairDays'),
    { path: 'from', label: 'firstDay', type: 'day' },
    { path: 'until', label: 'lastDay', type: 'lastDay' },
    { path: 'tier', type: 'pick', from: 'tiers', isOptional: true },
    ...plain('account', 'account'),
    ...place,
  ],
  accessory: [
    { path: 'category', type: 'pick', from: 'categories' },
    ...names,
    ...plain('text', 'description.fa', 'description.en'),
    ...plain('code', 'drawing'),
    ...plain('whole', 'lowStock', 'position'),
    productVariants,
    productPrices,
  ],
};

/** The fields that make up a new item's key, which never changes afterwards. */
export const keyFields: Record<EditedKind, readonly Field[]> = {
  coating: plain('code', 'id'),
  service: plain('code', 'id'),
  design: plain('code', 'id'),
  stockLens: plain('code', 'id'),
  category: plain('code', 'id'),
  tier: plain('code', 'id'),
  discount: plain('code', 'id'),
  accessory: plain('code', 'id'),
  conflict: [
    { path: 'one', type: 'pick', from: 'parts' },
    { path: 'other', type: 'pick', from: 'parts' },
  ],
};

/** The fields that describe any item in words, including items edited on other screens. */
export const shownFields: Record<ItemKind, readonly Field[]> = {
  ...itemFields,
  calendar: [
    ...plain('text', 'timeZone', 'offDays', 'holidays'),
    ...plain('whole', 'cutOffHour', 'stockDays'),
  ],
  stockCell: plain('whole', 'level'),
  price: [...plain('price', 'price'), ...plain('flag', 'isGeneral')],
};
