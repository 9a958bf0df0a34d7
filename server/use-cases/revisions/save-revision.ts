import { randomUUID } from 'node:crypto';
import type { ItemChange } from '../../../src/domain/revisions/entry.ts';
import { formatItem, type ItemKind } from '../../../src/domain/revisions/item-key.ts';
import type { Issue } from '../../../src/domain/vocabulary/issue.ts';
import { recordAudit } from '../../db/audit/record-audit.ts';
import type { Database } from '../../db/pool/database.ts';
import { lockInScope } from '../../db/pool/lock-in-scope.ts';
import {
  changedSince,
  findRevision,
  type LoggedRevision,
  logRevision,
  type NewRevision,
  nextNumber,
  setLatest,
} from '../../db/revisions/revision-log.ts';
import { writeRows } from '../../db/revisions/rows/write-rows.ts';
import type { Transaction } from '../../db/schema/transaction.ts';
import { type ComposedStep, composeSteps } from './compose-steps.ts';

/** A save by the lab: a new revision and its changes. */
export interface Save extends NewRevision {
  /** The latest revision that the author had seen; null if the save is not based on one. */
  base: number | null;
  /** Returns the changes. Called once no other save can intervene. */
  changes: (transaction: Transaction) => Promise<readonly ItemChange[]>;
  /** Whether items that orders refer to may be removed too. */
  isForced?: boolean;
  /** Additional writes in the same transaction. */
  also?: (transaction: Transaction) => Promise<void>;
}

/** The result of a save. `known`: the same request was carried out before. */
export type Saving =
  | { kind: 'saved' | 'known'; revision: NonNullable<LoggedRevision> }
  | { kind: 'keyReused' }
  /** Items were changed since the author saw them. */
  | { kind: 'changed'; issues: Issue[] }
  | { kind: 'refused'; issues: Issue[] };

/** Kinds of items that are part of the catalogue of prescription lenses or affect its prices. */
const ofCatalogue: readonly ItemKind[] = [
  'calendar',
  'coating',
  'service',
  'conflict',
  'design',
  'price',
  'discount',
];

/** Saves a revision: log and tables, or neither. */
export function saveRevision(database: Database, save: Save): Promise<Saving> {
  return lockInScope(database, 'lab', (transaction) => saveOnce(transaction, save));
}

async function saveOnce(transaction: Transaction, save: Save): Promise<Saving> {
  const number = await nextNumber(transaction);
  const known = await findRevision(transaction, save.id);
  if (known) {
    return known.digest.equals(save.digest)
      ? { kind: 'known', revision: known }
      : { kind: 'keyReused' };
  }
  const changes = await save.changes(transaction);
  const items = changes.map(formatItem);
  const stale = save.base === null ? [] : await changedSince(transaction, save.base, items);
  const { isForced = false } = save;
  const isRestore = save.kind === 'restore';
  // The client did not send the changes of a restore, so an issue has to name the item.
  const named = (issues: Issue[]) => (isRestore ? withItems(issues, items) : issues);
  if (stale.length > 0) return { kind: 'changed', issues: named(stale) };
  const composed = await composeSteps(transaction, changes, { isRestore, isForced, locking: true });
  if ('issues' in composed) return { kind: 'refused', issues: named(composed.issues) };
  const revision = await write(transaction, number, save, composed.steps);
  return { kind: 'saved', revision };
}

/** Adds to each issue the item of the change it refers to. */
function withItems(issues: readonly Issue[], items: readonly string[]): Issue[] {
  return issues.map((issue) => {
    const item = items[Number(issue.path.split('.')[1])];
    return item === undefined ? issue : { ...issue, params: { ...issue.params, item } };
  });
}

async function write(
  transaction: Transaction,
  number: number,
  save: Save,
  steps: readonly ComposedStep[],
): Promise<NonNullable<LoggedRevision>> {
  const changes = steps.map(({ change }) => change);
  await writeRows(transaction, changes);
  await save.also?.(transaction);
  const logged = steps.map(({ item, before, after }) => ({ item, before, after }));
  await logRevision(transaction, number, save, logged);
  // A changed catalogue gets a new version, so that the old one is no longer used.
  const isChanged = changes.some(({ kind }) => ofCatalogue.includes(kind));
  await setLatest(transaction, number, isChanged ? randomUUID().slice(0, 16) : undefined);
  await recordAudit(transaction, {
    by: save.by,
    action: save.kind === 'restore' ? 'assortment.restore' : 'assortment.revise',
    subject: String(number),
    subjectName: save.note,
    after: { kind: save.kind, items: steps.length, restored: save.restored },
  });
  const revision = await findRevision(transaction, save.id);
  if (!revision) throw new Error(`revision ${number} was not written`);
  return revision;
}
