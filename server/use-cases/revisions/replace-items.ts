import { uuidv7 } from 'uuidv7';
import type { ItemChange, SentChange } from '../../../src/domain/revisions/entry.ts';
import type { ItemKind } from '../../../src/domain/revisions/item-key.ts';
import { readChange } from '../../../src/domain/revisions/read-change.ts';
import { labDay } from '../../../src/domain/vocabulary/lab-day.ts';
import type { Database } from '../../db/pool/database.ts';
import { inScope } from '../../db/pool/scope.ts';
import { keysOf } from '../../db/revisions/read-assortment.ts';
import type { Transaction } from '../../db/schema/transaction.ts';
import { inSlices } from '../../process/concurrency/in-slices.ts';
import { type Save, saveRevision } from './save-revision.ts';

/** Items that replace others. */
export interface Replacing {
  /** Kinds whose other items are removed. */
  kinds: readonly ItemKind[];
  /** Prefixes of price keys: the items' dated prices already in effect are removed too. */
  priced: readonly string[];
  items: readonly SentChange[];
  note: string;
  /** Additional writes, made even if no item changes. */
  also?: (transaction: Transaction) => Promise<void>;
}

/** Replaces all items of their kinds, as the operator. Items that orders refer to may be removed too. */
export async function replaceItems(database: Database, replacing: Replacing): Promise<void> {
  const { items, note, also } = replacing;
  const kept = await inSlices(items, asChange);
  const named = new Set(items.map(({ item }) => item));
  const changes = async (transaction: Transaction) => {
    const before = await keysOf(transaction, { ...replacing, until: labDay(Date.now()) });
    const gone = before.filter((item) => !named.has(item));
    return [...kept, ...gone.map((item) => asChange({ item, value: null }))];
  };
  const saving = await saveAsOperator(database, { note, changes, isForced: true, also });
  if (saving === 'unchanged' && also) await inScope(database, 'lab', also);
}

type OperatorSave = Pick<Save, 'note' | 'changes'> & {
  isForced?: boolean;
  also?: Save['also'] | undefined;
};

/** Saves changes for the operator. Throws if they break a rule. */
export async function saveAsOperator(
  database: Database,
  { note, changes, isForced = false, also }: OperatorSave,
): Promise<'saved' | 'unchanged'> {
  const saving = await saveRevision(database, {
    id: uuidv7(),
    digest: Buffer.of(),
    by: 'operator',
    base: null,
    kind: 'import',
    note,
    isForced,
    changes,
    ...(also && { also }),
  });
  if (saving.kind === 'saved') return 'saved';
  const issues = 'issues' in saving ? saving.issues : [];
  if (issues.every(({ params }) => params?.fault === 'nothingChanges')) return 'unchanged';
  throw new Error(`${note}: ${JSON.stringify(issues.slice(0, 5))}`);
}

/** Parses a change, which must be valid. */
export function asChange(sent: SentChange): ItemChange {
  const read = readChange(sent);
  if (read.ok) return read.change;
  throw new Error(`${sent.item}: ${read.error?.message ?? 'unknown item'}`);
}
