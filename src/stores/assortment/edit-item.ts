import { type Difference, itemDifferences } from '../../domain/assortment/differences.ts';
import type { TypedParts } from '../../domain/assortment/field.ts';
import type { NamedIssues } from '../../domain/assortment/form-names.ts';
import { changesTo, valueToday } from '../../domain/assortment/held-values.ts';
import { checkForm, issuesOfChange } from '../../domain/assortment/judge-form.ts';
import type { SentChange } from '../../domain/revisions/entry.ts';
import { presentNow } from './assortment.ts';
import { dropDraft, type ItemDraft } from './drafts.ts';
import { saveRevision } from './save-revision.ts';

/** Result of saving a form; `changed`: somebody else has saved the item since it was opened. */
export type EditOutcome =
  | { kind: 'done' | 'changed' | 'unknown' | 'left' }
  | { kind: 'refused'; issues: NamedIssues };

/** In each difference, `before` is their value and `after` is the one typed here. */
export type Meanwhile = { readonly isGone: boolean; readonly differences: readonly Difference[] };

function checked({ kind, item }: ItemDraft, typed: TypedParts) {
  return checkForm(kind, typed, item, presentNow());
}

/** The issues of a form by field, as far as they can be found in the browser. */
export function issuesOf(draft: ItemDraft, typed: TypedParts): NamedIssues {
  const form = checked(draft, typed);
  return 'issues' in form ? form.issues : {};
}

async function send(
  draft: ItemDraft,
  typed: TypedParts,
  changes: readonly SentChange[],
): Promise<EditOutcome> {
  const note = String(typed.note ?? '').trim();
  const revising = { base: draft.base, note, kind: 'edit', changes } as const;
  const outcome = await saveRevision(revising);
  if (outcome.kind === 'done') dropDraft(draft);
  if (outcome.kind !== 'refused') return { kind: outcome.kind };
  return { kind: 'refused', issues: issuesOfChange(draft.kind, typed, outcome.issues) };
}

/** Saves the edits of an item. */
export async function saveItem(draft: ItemDraft, typed: TypedParts): Promise<EditOutcome> {
  const form = checked(draft, typed);
  if ('issues' in form) return { kind: 'refused', issues: form.issues };
  const outcome = await send(draft, typed, changesTo(form.entry, presentNow()));
  // Somebody else has made an item of the same name: the field says so.
  if (outcome.kind !== 'changed' || draft.item !== null) return outcome;
  const issues = issuesOf(draft, typed);
  // Retried with another proposed id.
  return Object.keys(issues).length > 0 ? { kind: 'refused', issues } : saveItem(draft, typed);
}

/** Removes an item from the assortment; refused while other items refer to it. */
export async function removeItem(draft: ItemDraft, typed: TypedParts): Promise<EditOutcome> {
  if (draft.item === null) return { kind: 'done' };
  return send(draft, typed, [{ item: draft.item, value: null }]);
}

/** How the item, as somebody else has saved it since, differs from the typed values. */
export function meanwhileOf(draft: ItemDraft, typed: TypedParts): Meanwhile {
  const now = presentNow();
  const entry = now.present.get(draft.item ?? '');
  const theirs = entry ? valueToday(entry, now) : null;
  const form = checked(draft, typed);
  const mine = 'entry' in form ? form.entry.value : null;
  return { isGone: theirs === null, differences: itemDifferences(draft.kind, theirs, mine) };
}
