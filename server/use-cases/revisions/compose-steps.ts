import { isDeepStrictEqual } from 'node:util';
import { assortmentCheck } from '../../../src/domain/revisions/check-assortment.ts';
import type { Assortment, ItemChange } from '../../../src/domain/revisions/entry.ts';
import { fault } from '../../../src/domain/revisions/fault.ts';
import { impliedChanges } from '../../../src/domain/revisions/implied-changes.ts';
import { formatItem } from '../../../src/domain/revisions/item-key.ts';
import type { Issue } from '../../../src/domain/vocabulary/issue.ts';
import { labDay } from '../../../src/domain/vocabulary/lab-day.ts';
import type { Step } from '../../db/revisions/revision-log.ts';
import type { Transaction } from '../../db/schema/transaction.ts';
import { inSlices } from '../../process/concurrency/in-slices.ts';
import { readPresent } from './present.ts';
import type { NamedStep } from './removals.ts';
import { stillNeeded } from './still-needed.ts';

/** A change that has an effect, with the value before. */
export type ComposedStep = Step & NamedStep;

export interface Composing {
  /** Whether an earlier state is restored. */
  isRestore?: boolean;
  /** Whether items that orders refer to, and prices of past days, may be removed too. */
  isForced?: boolean;
  /** Whether to lock the items that the checks depend on until the transaction ends. */
  locking: boolean;
}

/** The steps of a list of changes, including their consequences, or the issues of the changes. */
export async function composeSteps(
  transaction: Transaction,
  changes: readonly ItemChange[],
  { isRestore = false, isForced = false, locking }: Composing,
): Promise<{ steps: ComposedStep[] } | { issues: Issue[] }> {
  const today = labDay(Date.now());
  const present = await readPresent(transaction, changes);
  const check = assortmentCheck(present, changes, { today, isRestore: isRestore || isForced });
  const issues = (await inSlices(changes, check)).flat();
  if (issues.length > 0) return { issues };
  const all = [...changes, ...impliedChanges(present, changes, today)];
  const steps = (await inSlices(all, (change, index) => stepOf(present, change, index))).flat();
  if (steps.length === 0) return { issues: [fault('changes', 'nothingChanges')] };
  const needed = isForced ? [] : await stillNeeded(transaction, steps, { locking });
  return needed.length > 0 ? { issues: needed } : { steps };
}

function stepOf(present: Assortment, change: ItemChange, index: number): ComposedStep[] {
  const item = formatItem(change);
  const before = present.get(item)?.value;
  const after = change.value ?? undefined;
  if (isDeepStrictEqual(before, after)) return [];
  return [{ item, before, after, change, path: `changes.${index}` }];
}
