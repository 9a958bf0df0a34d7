import type { Issue } from '../vocabulary/issue.ts';

/** Assortment rules that a change can break. */
export type Fault =
  /** The key is not that of an item. */
  | 'unknownItem'
  /** An earlier change has the same item. */
  | 'repeatedItem'
  /** The item, or one it refers to, does not exist: `name`. */
  | 'unknownName'
  /** The same name appears twice. */
  | 'repeatedName'
  /** `by` still refers to it. */
  | 'usedBy'
  /** It cannot be removed. */
  | 'alwaysThere'
  /** The tier of new accounts cannot be removed. */
  | 'standardTier'
  /** `count` accounts have the tier. */
  | 'ofAccounts'
  /** `count` open orders refer to it. */
  | 'openOrders'
  /** `count` pieces of it are on the shelf. */
  | 'onHand'
  /** The lower end is above the upper one. */
  | 'rangeOrder'
  /** Not a multiple of `step`. */
  | 'offStep'
  /** No power is in the range. */
  | 'emptyRange'
  /** Overlaps range `other`, counted from 1. */
  | 'overlap'
  /** Never applies, because the earlier range or price `other` covers all of it. */
  | 'hidden'
  | 'firstBreak'
  | 'notAscending'
  | 'onlyProgressive'
  | 'noMinimumHeight'
  /** The service `other` has the same kind, which must be unique. */
  | 'secondOfKind'
  | 'conflictWithItself'
  /** The same pair is already in conflict: `other`. */
  | 'repeatedConflict'
  /** The stock lens `other` has the same code and index. */
  | 'repeatedCode'
  /** The last day is before the first. */
  | 'endsEarly'
  /** Only prescriptions can have a second pair. */
  | 'pairOfRx'
  | 'unknownTimeZone'
  /** Only a tier can use the general price instead of its own. */
  | 'onlyTiers'
  /** The day is in the past. */
  | 'pastDay'
  /** Someone else has saved since: revision `number`. */
  | 'changedSince'
  /** The change has no effect. */
  | 'nothingChanges';

/** An issue of an assortment rule. The rule is a parameter, so that the code loaded by shops contains no rules. */
export function fault(
  path: string,
  name: Fault,
  params: Readonly<Record<string, string | number>> = {},
): Issue {
  return { path, code: 'invalid', params: { ...params, fault: name } };
}
