import { checkAssortment } from '../revisions/check-assortment.ts';
import type { Entry } from '../revisions/entry.ts';
import { formatItem, type Item } from '../revisions/item-key.ts';
import type { Issue } from '../vocabulary/issue.ts';
import type { TypedParts } from './field.ts';
import { type NamedIssues, namedIssues } from './form-names.ts';
import type { Present } from './held-values.ts';
import { type EditedKind, itemFields, keyFields } from './item-fields.ts';
import { partAt } from './parts.ts';
import { withProposals } from './proposals.ts';
import { readForm } from './read-form.ts';
import { readKey } from './read-key.ts';
import { formPath, repeatedTiers, withoutTierRows, withTierRows } from './tier-rows.ts';
import { writeForm } from './write-form.ts';

/** The result of reading a form: an item with its new value, or issues at the paths of the form's fields. */
export type JudgedForm =
  | { readonly ok: true; readonly item: string; readonly value: unknown }
  | { readonly ok: false; readonly issues: readonly Issue[] };

/** Contents of an item's form; blank for a new item. */
export function formOf(kind: EditedKind, value: unknown): TypedParts {
  const typed = writeForm(itemFields[kind], withTierRows(value));
  return value === null ? { ...writeForm(keyFields[kind], null), ...typed } : typed;
}

/** The typed key of a new item. */
function typedItem(kind: EditedKind, typed: TypedParts): { item: string; issues: Issue[] } {
  const { value, faults } = readForm(keyFields[kind], typed);
  const issues = issuesIn(faults, typed);
  return { item: formatItem({ kind, ...value } as unknown as Item), issues };
}

/** Isolates a left-to-right text from the words around it. */
const isolated = (text: string) => `\u2066${text}\u2069`;

/** Issues by field. For a power without a sign, offers both possible meanings. */
function issuesIn(faults: Readonly<Record<string, string>>, typed: TypedParts): Issue[] {
  return Object.entries(faults).map(([path, code]) => {
    if (code !== 'signMissing') return issueOf(path, code);
    const power = String(partAt(typed, path) ?? '').trim();
    const params = { plus: isolated(`+${power}`), minus: isolated(`−${power}`) };
    return { path, code: 'signMissing', params };
  });
}

function issueOf(path: string, code: string): Issue {
  const isCommon = ['required', 'notANumber', 'signMissing', 'offStep'].includes(code);
  if (isCommon) return { path, code: code as Issue['code'] };
  return { path, code: 'invalid', params: { fault: code } };
}

/**
 * Checks a form by its fields alone; the server checks it against the item's schema and the lab's rules. `item` is the
 * key of an existing item.
 */
export function judgeForm(kind: EditedKind, typed: TypedParts, item: string | null): JudgedForm {
  const named = item === null ? typedItem(kind, typed) : { item, issues: [] };
  const { value: rows, faults } = readForm(itemFields[kind], typed);
  const issues = [
    ...named.issues,
    ...issuesIn(faults, typed),
    ...repeatedTiers(rows).map((index) => issueOf(`tiers.${index}.tier`, 'repeatedName')),
  ];
  if (issues.length > 0) return { ok: false, issues };
  return { ok: true, item: named.item, value: withoutTierRows(rows) };
}

/**
 * Issues of one change, by path in its form: `changes.0.value.bands.1` becomes `bands.1`. Key errors go to the first
 * field of the key.
 */
export function issuesOfChange(
  kind: EditedKind,
  typed: TypedParts,
  issues: readonly Issue[],
): NamedIssues {
  const { value: rows } = readForm(itemFields[kind], typed);
  const key = keyFields[kind].find(({ path }) => path in typed)?.path ?? '';
  const inForm = issues.map((issue) => {
    const path = issue.path.replace(/^changes\.\d+\./, '');
    if (!path.startsWith('value.')) return { ...issue, path: key };
    return { ...issue, path: formPath(path.slice('value.'.length), rows) };
  });
  return namedIssues([...keyFields[kind], ...itemFields[kind]], inForm);
}

/** Checks a form by everything known before the server is asked: its own rules and those that involve other items. */
export function checkForm(
  kind: EditedKind,
  typed: TypedParts,
  item: string | null,
  { present, today }: Present,
): { entry: Entry } | { issues: NamedIssues } {
  const judged = judgeForm(kind, withProposals(kind, typed, present), item);
  const fields = [...keyFields[kind], ...itemFields[kind]];
  if (!judged.ok) return { issues: namedIssues(fields, judged.issues) };
  const { item: key, value } = judged;
  if (item === null && present.has(key)) {
    const path = keyFields[kind][0]?.path ?? '';
    return { issues: namedIssues(fields, [issueOf(path, 'repeatedName')]) };
  }
  const entry = { ...readKey(key), value } as Entry;
  const issues = checkAssortment(present, [entry], { today });
  return issues.length > 0 ? { issues: issuesOfChange(kind, typed, issues) } : { entry };
}
