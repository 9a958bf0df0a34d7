import type { SentChange } from '../../domain/revisions/entry.ts';
import type { Issue } from '../../domain/vocabulary/issue.ts';
import { itemForm } from '../../i18n/assortment/item-form.ts';
import { itemWords, type NameOf } from '../../i18n/assortment/items.ts';
import { assortmentFiles } from '../../i18n/assortment/table-words.ts';
import type { Message } from '../../i18n/language/message.ts';
import type { ImportAnswer, ImportFault } from '../table-file/import.ts';
import { $assortment, $nameOf, readAssortment } from './assortment.ts';
import { type ChangedItem, type Outcome, previewRevision, saveRevision } from './save-revision.ts';

const { texts } = assortmentFiles;

const troubles: Record<Exclude<Outcome<unknown>['kind'], 'done'>, Message> = {
  unknown: itemForm.texts.unknown,
  refused: itemForm.texts.refused,
  changed: itemForm.texts.otherMeanwhile,
  left: texts.left,
};

/** What an item is called: one that is only in the file has its name there. */
function named({ item, before, after }: ChangedItem): NameOf {
  const value: unknown = after ?? before;
  const name: unknown = typeof value === 'object' && value ? Reflect.get(value, 'name') : null;
  const { fa, en } = (name ?? {}) as { fa?: string; en?: string };
  return (asked) => (asked === item && fa && en ? [fa, en] : $nameOf.get()(asked));
}

const told = (items: readonly ChangedItem[]) =>
  items.map((item) => itemWords(item.item, named(item)));

const positionOf = ({ path }: Issue) => Number(/^changes\.(\d+)/.exec(path)?.[1] ?? -1);

/** Asks the lab what the changes of a file would do; `faultsAt` finds the row of an issue by the change's position. */
export async function previewChanges(
  changes: readonly SentChange[],
  faultsAt: (index: number, issue: Issue) => ImportFault[],
): Promise<ImportAnswer> {
  const base = $assortment.get()?.number;
  if (base === undefined) return { kind: 'trouble', text: texts.notRead };
  if (changes.length === 0) {
    const nothing = { added: [], changed: [], removed: [], apply: async () => null };
    return { kind: 'preview', preview: nothing };
  }
  const revising = { base, note: '', kind: 'import', changes } as const;
  const outcome = await previewRevision(revising);
  if (outcome.kind === 'refused') {
    const faults = outcome.issues.flatMap((issue) => faultsAt(positionOf(issue), issue));
    if (faults.length > 0) return { kind: 'faults', faults };
  }
  if (outcome.kind === 'changed') await readAssortment();
  if (outcome.kind !== 'done') return { kind: 'trouble', text: troubles[outcome.kind] };
  const { added, changed, removed } = outcome.value;
  const apply = async () => {
    const saved = await saveRevision(revising);
    return saved.kind === 'done' ? null : troubles[saved.kind];
  };
  return {
    kind: 'preview',
    preview: { added: told(added), changed: told(changed), removed: told(removed), apply },
  };
}
