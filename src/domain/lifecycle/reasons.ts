const rejection = ['cannotBeMade', 'unclear', 'outOfStock', 'other'] as const;
const shopCancellation = ['patientWithdrew', 'orderedTwice', 'mistake', 'other'] as const;
const labCancellation = ['cannotBeMade', 'outOfStock', 'noAnswer', 'askedByShop', 'other'] as const;
const remake = ['labFault', 'transport', 'shopSlip', 'notTolerated'] as const;
const refusedRemake = ['asOrdered', 'damagedInUse', 'tooLate', 'other'] as const;

/** `creditLimit`: with this order the account would owe more than its limit. */
const hold = ['creditLimit'] as const;

/** The reasons to choose from, by what they are given for. `other` needs words. */
export const reasons = {
  rejection,
  shopCancellation,
  labCancellation,
  remake,
  refusedRemake,
  hold,
} as const;

export type HoldReason = (typeof hold)[number];
export type EventReason = (typeof reasons)[keyof typeof reasons][number];
