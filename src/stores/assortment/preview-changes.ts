import { type Difference, itemDifferences } from '../../domain/assortment/differences.ts';
import { readKey } from '../../domain/assortment/read-key.ts';
import { changeIndex } from '../../domain/revisions/change-index.ts';
import type { SentChange } from '../../domain/revisions/entry.ts';
import type { Issue } from '../../domain/vocabulary/issue.ts';
import { itemForm } from '../../i18n/assortment/item-form.ts';
import { itemWords, type NameOf } from '../../i18n/assortment/items.ts';
import { assortmentFiles } from '../../i18n/assortment/table-words.ts';
import { differenceName, valueWords } from '../../i18n/assortment/values.ts';
import type { Message } from '../../i18n/language/message.ts';
import type { ImportAnswer, ImportChange, ImportFault } from '../table-file/import.ts';
import { $assortment, $nameOf, readAssortment } from './assortment.ts';
import { type ChangedItem, type Outcome, previewRevision, saveRevision } from './save-revision.ts';

const { texts } = assortmentFiles;

const problems: Record<Exclude<Outcome<unknown>['kind'], 'done'>, Message> = {
  unknown: itemForm.texts.unknown,
  refused: itemForm.texts.refused,
  changed: itemForm.texts.otherMeanwhile,
  left: texts.left,
};

/** Names items, including one that exists only in the file. */
function named({ item, before, after }: ChangedItem): NameOf {
  const value: unknown = after ?? before;
  const name: unknown = typeof value === 'object' && value ? Reflect.get(value, 'name') : null;
  const { fa, en } = (name ?? {}) as { fa?: string; en?: string };
  return (asked) => (asked === item && fa && en ? [fa, en] : $nameOf.get()(asked));
}

/** The fields that differ, without the tier's price where an item returns the tier to the general price. */
function fieldsOf(item: string, before: unknown, after: unknown): Difference[] {
  const differences = itemDifferences(readKey(item).kind, before, after);
  const isGeneral = differences.some(({ field, after: is }) => field.path === 'isGeneral' && is);
  return differences.filter(({ field }) => !isGeneral || field.path !== 'price');
}

/** An item's changes by field, before and after. `held` is what applies while the item does not exist. */
function describeChange(changed: ChangedItem, held: unknown): ImportChange {
  const { item, before, after } = changed;
  const nameOf = named(changed);
  const known = before ?? held;
  const differences = after === null ? [] : fieldsOf(item, known, after);
  const values = differences.map((each) => ({
    name: differenceName(each),
    before: known === null ? null : valueWords(each.field, each.before, nameOf),
    after: valueWords(each.field, each.after, nameOf),
  }));
  return { what: itemWords(item, nameOf), values };
}

type Asked = {
  /** Finds the rows of an issue by the change's position. */
  faultsAt: (index: number, issue: Issue) => ImportFault[];
  /** What applies while an item does not exist; null for nothing. */
  priceOfRowOn?: (item: string) => unknown;
};

/** Asks the lab what the changes of a file would do. */
export async function previewChanges(
  changes: readonly SentChange[],
  { faultsAt, priceOfRowOn = () => null }: Asked,
): Promise<ImportAnswer> {
  const base = $assortment.get()?.number;
  if (base === undefined) return { kind: 'problem', text: texts.notRead };
  if (changes.length === 0) {
    const nothing = { added: [], changed: [], removed: [], apply: async () => null };
    return { kind: 'preview', preview: nothing };
  }
  const revising = { base, note: '', kind: 'import', changes } as const;
  const outcome = await previewRevision(revising);
  if (outcome.kind === 'refused') {
    const faults = outcome.issues.flatMap((issue) => faultsAt(changeIndex(issue), issue));
    if (faults.length > 0) return { kind: 'faults', faults };
  }
  if (outcome.kind === 'changed') await readAssortment();
  if (outcome.kind !== 'done') return { kind: 'problem', text: problems[outcome.kind] };
  const { added, changed, removed } = outcome.value;
  const shown = (items: readonly ChangedItem[]) =>
    items.map((each) => describeChange(each, priceOfRowOn(each.item)));
  const apply = async () => {
    const saved = await saveRevision(revising);
    return saved.kind === 'done' ? null : problems[saved.kind];
  };
  return {
    kind: 'preview',
    preview: { added: shown(added), changed: shown(changed), removed: shown(removed), apply },
  };
}
