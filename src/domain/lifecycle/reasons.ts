const rejection = ['cannotBeMade', 'unclear', 'outOfStock', 'other'] as const;
const shopCancellation = ['patientWithdrew', 'orderedTwice', 'mistake', 'other'] as const;
const labCancellation = ['cannotBeMade', 'outOfStock', 'noAnswer', 'askedByShop', 'other'] as const;
const remake = ['labFault', 'transport', 'shopSlip', 'notTolerated'] as const;
const refusedRemake = ['asOrdered', 'damagedInUse', 'tooLate', 'other'] as const;

/** Why a piece is made or taken from stock again. `lost`: it cannot be found. */
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
 * `creditLimit`: with this order the account would exceed its limit. `backOrder`: its pieces are not in stock yet, and
 * the shop chose to wait.
 */
const hold = ['creditLimit', 'backOrder'] as const;

/** The available reasons by purpose. `other` requires a message. */
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
/** A reason used only for breakage. */
export type BreakageReason = Exclude<(typeof breakage)[number], 'other'>;
export type EventReason = (typeof reasons)[keyof typeof reasons][number];
