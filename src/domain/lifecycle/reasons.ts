const rejection = ['cannotBeMade', 'unclear', 'outOfStock', 'other'] as const;
const shopCancellation = ['patientWithdrew', 'orderedTwice', 'mistake', 'other'] as const;
const labCancellation = ['cannotBeMade', 'outOfStock', 'noAnswer', 'askedByShop', 'other'] as const;
const remake = ['labFault', 'transport', 'shopSlip', 'notTolerated'] as const;
const refusedRemake = ['asOrdered', 'damagedInUse', 'tooLate', 'other'] as const;

/** Why a piece is made or taken again. `lost`: it cannot be found. */
const breakage = [
  'scratch',
  'crack',
  'wrongPower',
  'coatingFault',
  'edgingFault',
  'lost',
  'other',
] as const;

/**
 * `creditLimit`: with this order the account would owe more than its limit. `backOrder`: its pieces are not on the shelf
 * yet, and the shop chose to wait for them.
 */
const hold = ['creditLimit', 'backOrder'] as const;

/** The reasons to choose from, by what they are given for. `other` needs words. */
export const reasons = {
  rejection,
  shopCancellation,
  labCancellation,
  remake,
  refusedRemake,
  breakage,
  hold,
} as const;

export type HoldReason = (typeof hold)[number];
/** A reason that is given for nothing but a breakage. */
export type BreakageReason = Exclude<(typeof breakage)[number], 'other'>;
export type EventReason = (typeof reasons)[keyof typeof reasons][number];
