import type { reasons } from '../lifecycle/reasons.ts';

/** Why a remake was asked for; one measure each. */
export const remakeMeasures = {
  labFault: 'remadeLabFault',
  transport: 'remadeTransport',
  shopSlip: 'remadeShopSlip',
  notTolerated: 'remadeNotTolerated',
} as const satisfies Record<(typeof reasons.remake)[number], string>;

/** Why a piece broke at the lab; one measure each. */
export const breakageMeasures = {
  scratch: 'brokenScratch',
  crack: 'brokenCrack',
  wrongPower: 'brokenWrongPower',
  coatingFault: 'brokenCoatingFault',
  edgingFault: 'brokenEdgingFault',
  lost: 'brokenLost',
  other: 'brokenOther',
} as const satisfies Record<(typeof reasons.breakage)[number], string>;

/** Orders by the working days they took, from none on; the last one counts all that took longer, too. */
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

/** What is counted of orders. `sales` is in rials, tax included; the others are numbers of orders or pieces. */
export const measures = [
  'orders',
  'pieces',
  'sales',
  /** Shipped until the day promised, or after it. */
  'onTime',
  'late',
  ...Object.values(remakeMeasures),
  ...Object.values(breakageMeasures),
  ...dayMeasures,
] as const;
export type Measure = (typeof measures)[number];

/** What an order, or many, add to the measures; one that is missing is 0. */
export type Amounts = Partial<Record<Measure, number>>;

/** What an order adds to the figures of a lens. */
export type Part = { lens: string; amounts: Amounts };

/** In place of a lens: all of them. */
export const everyLens = '';

/** The lens of what concerns a whole order that has several. */
export const severalLenses = 'several';
