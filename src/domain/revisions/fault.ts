import type { Issue } from '../vocabulary/issue.ts';

/** Rules of the assortment that a change may break. */
export type Fault =
  /** The key names no item. */
  | 'unknownItem'
  /** An earlier change is of the same item. */
  | 'repeatedItem'
  /** The item, or what it names, is not there: `name`. */
  | 'unknownName'
  /** The same thing is named twice. */
  | 'repeatedName'
  /** `by` still refers to it. */
  | 'usedBy'
  /** It cannot be taken away. */
  | 'alwaysThere'
  /** The tier of new accounts cannot be taken away. */
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
  /** Range or price `other` before it holds for all of it. */
  | 'hidden'
  | 'firstBreak'
  | 'notAscending'
  | 'onlyProgressive'
  | 'noMinimumHeight'
  /** The service `other` is of the same kind, of which there may be only one. */
  | 'secondOfKind'
  | 'conflictWithItself'
  /** The same two exclude each other already: `other`. */
  | 'repeatedConflict'
  /** The stock lens `other` has the same code and index. */
  | 'repeatedCode'
  /** The last day is before the first one. */
  | 'endsEarly'
  /** Only prescriptions have a second pair. */
  | 'pairOfRx'
  | 'unknownTimeZone'
  /** Only a tier can use the general price instead of its own. */
  | 'onlyTiers'
  /** The day is over. */
  | 'pastDay'
  /** Saved by somebody else since: revision `number`. */
  | 'changedSince'
  /** All is as it is already. */
  | 'nothingChanges';

/** An issue of a rule of the assortment. The rule is a parameter, so that the code shops load contains no rules. */
export function fault(
  path: string,
  name: Fault,
  params: Readonly<Record<string, string | number>> = {},
): Issue {
  return { path, code: 'invalid', params: { ...params, fault: name } };
}
