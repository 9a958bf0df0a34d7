import type { reasons } from '../lifecycle/reasons.ts';

/** Measures by remake reason. */
export const remakeMeasures = {
  labFault: 'remadeLabFault',
  transport: 'remadeTransport',
  shopSlip: 'remadeShopSlip',
  notTolerated: 'remadeNotTolerated',
} as const satisfies Record<(typeof reasons.remake)[number], string>;

/** Measures by breakage reason. */
export const breakageMeasures = {
  scratch: 'brokenScratch',
  crack: 'brokenCrack',
  wrongPower: 'brokenWrongPower',
  coatingFault: 'brokenCoatingFault',
  edgingFault: 'brokenEdgingFault',
  lost: 'brokenLost',
  other: 'brokenOther',
} as const satisfies Record<(typeof reasons.breakage)[number], string>;

/** Orders by working days taken, starting at 0. The last measure also counts all longer ones. */
export const dayMeasures = [
  'days0',
  'days1',
  'days2',
  'days3',
  'days4',
  'days5',
  'days6',
  'days7',
  'days8',
  'days9',
  'days10',
  'days11',
  'days12',
  'days13',
  'days14',
  'days15',
  'days16',
  'days17',
  'days18',
  'days19',
  'days20',
  'days21',
] as const;

/** All measures. `sales` is in rials including tax; the others are numbers of orders or pieces. */
export const measures = [
  'orders',
  'pieces',
  'sales',
  /** Shipped by the promised day, or after it. */
  'onTime',
  'late',
  ...Object.values(remakeMeasures),
  ...Object.values(breakageMeasures),
  ...dayMeasures,
] as const;
export type Measure = (typeof measures)[number];

/** What one or more orders add to the measures. A missing measure is 0. */
export type Amounts = Partial<Record<Measure, number>>;

/** What an order adds to the figures of a lens. */
export type Part = { lens: string; amounts: Amounts };

/** Key for all lenses together. */
export const everyLens = '';

/** Key for figures of a whole order that has several lenses. */
export const severalLenses = 'several';
