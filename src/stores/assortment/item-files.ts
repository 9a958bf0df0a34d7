import { itemDifferences } from '../../domain/assortment/differences.ts';
import type { TypedParts } from '../../domain/assortment/field.ts';
import { changesTo, knownItem, valueToday } from '../../domain/assortment/held-values.ts';
import type { EditedKind } from '../../domain/assortment/item-fields.ts';
import {
  formOf,
  issuesOfChange,
  type JudgedForm,
  judgeForm,
} from '../../domain/assortment/judge-form.ts';
import { namedItem, withKnownParts } from '../../domain/assortment/known-columns.ts';
import { withProposals } from '../../domain/assortment/proposals.ts';
import { readKey } from '../../domain/assortment/read-key.ts';
import {
  type FileRow,
  placeInTable,
  readTable,
  type TableItem,
} from '../../domain/assortment/read-table.ts';
import { tableColumns } from '../../domain/assortment/table-columns.ts';
import { tableRows } from '../../domain/assortment/table-rows.ts';
import type { Entry, SentChange } from '../../domain/revisions/entry.ts';
import type { Issue } from '../../domain/vocabulary/issue.ts';
import { faultText } from '../../i18n/assortment/faults.ts';
import { fieldName } from '../../i18n/assortment/fields.ts';
import { itemKinds } from '../../i18n/assortment/items.ts';
import { assortmentFiles, columnHeading, tableWords } from '../../i18n/assortment/table-words.ts';
import {
  createImport,
  type FoundColumns,
  type ImportAnswer,
  type ImportFault,
} from '../table-file/import.ts';
import { downloadTable } from '../table-file/write-file.ts';
import { $nameOf, presentNow } from './assortment.ts';
import { $choices, entriesOf } from './choices.ts';
import { cellText, fileColumns, type TextRow } from './file-columns.ts';
import { previewChanges } from './preview-changes.ts';

/** Downloads all items of a kind as a file. */
export function downloadItems(kind: EditedKind, format: 'csv' | 'xlsx'): void {
  const columns = tableColumns(kind);
  const now = presentNow();
  const entries = entriesOf(now.present.values(), kind);
  const rows = entries.flatMap((entry) => {
    const { kind: _, value: __, ...name } = entry;
    return tableRows(kind, name as TypedParts, valueToday(entry, now)).map(
      (row): TextRow =>
        Object.fromEntries(
          columns.map((column) => [column.key, cellText(column, row[column.key])]),
        ),
    );
  });
  downloadTable(`adasi-${kind}`, format, { columns: fileColumns(kind), rows });
}

function faultAt(kind: EditedKind, item: TableItem, path: string, issue: Issue): ImportFault {
  const { row, column, list } = placeInTable(item, tableColumns(kind), path);
  const part = list ? fieldName(list) : itemKinds.texts[kind];
  return {
    row,
    where: column ? columnHeading(column) : part,
    why: faultText(issue, $nameOf.get()),
  };
}

/** The faults of a single item in a file; empty if it can be sent. */
function faultsOf(kind: EditedKind, { item, judged }: FiledItem): ImportFault[] {
  const differing = item.differing.map(({ row, key }): ImportFault => {
    const column = tableColumns(kind).find((each) => each.key === key);
    const where = column ? columnHeading(column) : itemKinds.texts[kind];
    return { row, where, why: assortmentFiles.texts.differs };
  });
  const issues = judged.ok ? [] : judged.issues;
  return [...differing, ...issues.map((issue) => faultAt(kind, item, issue.path, issue))];
}

/** An item of a file, and its parsed form. */
type FiledItem = { readonly item: TableItem; readonly judged: JudgedForm };

/** Parses the items of a file. Fields without a column keep their value; a new item gets proposed ones. */
function judgedItems(
  kind: EditedKind,
  items: readonly TableItem[],
  found: FoundColumns,
): FiledItem[] {
  const now = presentNow();
  const present = new Map(now.present);
  return items.map((item) => {
    const id = String(item.typed.id ?? '');
    const entry = id
      ? now.present.get(knownItem({ item: `${kind} ${id}`, value: null }, now.present).item)
      : namedItem(kind, item.typed, now.present);
    const whole = entry
      ? withKnownParts(kind, item.typed, found, formOf(kind, valueToday(entry, now)))
      : item.typed;
    const named = !id && entry && 'id' in entry ? { ...whole, id: entry.id } : whole;
    const judged = judgeForm(kind, withProposals(kind, named, present), null);
    // The next one gets another id and the next place.
    if (judged.ok)
      present.set(judged.item, { ...readKey(judged.item), value: judged.value } as Entry);
    return { item, judged };
  });
}

/** The items of a file that differ from the assortment. */
function changesOf(kind: EditedKind, items: readonly FiledItem[]) {
  const now = presentNow();
  return items.flatMap(({ item, judged }): { item: TableItem; change: SentChange }[] => {
    if (!judged.ok) return [];
    const { item: key, value } = knownItem(judged, now.present);
    const before = now.present.get(key);
    const held = before ? valueToday(before, now) : null;
    if (held && itemDifferences(kind, held, value).length === 0) return [];
    const entry = { ...readKey(key), value } as Entry;
    return changesTo(entry, now).map((change) => ({ item, change }));
  });
}

async function preview(
  kind: EditedKind,
  rows: readonly FileRow[],
  found: FoundColumns,
): Promise<ImportAnswer> {
  const items = judgedItems(kind, readTable(kind, rows, tableWords($choices.get())), found);
  const faults = items.flatMap((item) => faultsOf(kind, item));
  if (faults.length > 0) return { kind: 'faults', faults };
  const changed = changesOf(kind, items);
  const changes = changed.map(({ change }) => change);
  return previewChanges(changes, {
    faultsAt: (index, issue) => {
      const item = changed[index]?.item;
      if (!item) return [];
      const named = issuesOfChange(kind, item.typed, [issue]);
      return Object.entries(named).map(([path, each]) => faultAt(kind, item, path, each));
    },
  });
}

/** The import of a file of items of one kind. Anything missing from the file stays as it is. */
export const itemImport = (kind: EditedKind) =>
  createImport<TextRow>({
    name: kind,
    columns: fileColumns(kind),
    preview: (rows, found) =>
      preview(
        kind,
        rows.map(({ row, value }) => ({ number: row, cells: value })),
        found,
      ),
  });
