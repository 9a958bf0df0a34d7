import { atom, computed } from 'nanostores';
import type { TypedParts } from '../../domain/assortment/field.ts';
import { valueToday } from '../../domain/assortment/held-values.ts';
import { type EditedKind, itemFields } from '../../domain/assortment/item-fields.ts';
import { formOf } from '../../domain/assortment/judge-form.ts';
import { isDeepEqual } from '../../domain/vocabulary/deep-equal.ts';
import { writeTyped } from '../../i18n/assortment/write-typed.ts';
import { holdStore } from '../leaving/held-typed.ts';
import { $locale } from '../shell/locale.ts';
import { $assortment, presentNow } from './assortment.ts';

/** An item as it is being edited. */
export type ItemDraft = {
  readonly kind: EditedKind;
  /** Key of the item; null for a new one. */
  readonly item: string | null;
  /** The latest revision that the editor saw. */
  readonly base: number;
  /** Initial contents of the form; in addition to the item's fields, a note for the history. */
  readonly start: TypedParts;
  readonly typed: TypedParts;
};

type Drafts = Readonly<Record<string, ItemDraft>>;

/** The name of a draft: its item's key, or for a new item its kind. */
export const draftName = (kind: EditedKind, item: string | null): string => item ?? `new ${kind}`;

/** Unsaved edits. */
export const $drafts = atom<Drafts>({});

holdStore('items', $drafts);

/** Whether anything typed is not saved. */
export const $isUnsaved = computed($drafts, (drafts) => Object.keys(drafts).length > 0);

/** The place of a new item: after all the others of its kind. */
function lastPlace(kind: EditedKind): number {
  const places = [...($assortment.get()?.entries.values() ?? [])].flatMap((entry) =>
    entry.kind === kind ? [entry.value.position] : [],
  );
  return Math.max(-1, ...places) + 1;
}

function begun(kind: EditedKind, item: string | null): ItemDraft {
  const { number: base = 0, entries } = $assortment.get() ?? {};
  const entry = item === null ? undefined : entries?.get(item);
  const place = entry ? {} : { position: String(lastPlace(kind)) };
  const shown = entry ? valueToday(entry, presentNow()) : null;
  const written = { ...formOf(kind, shown), ...place, note: '' };
  const start = writeTyped(itemFields[kind], written, $locale.get());
  return { kind, item, base, start, typed: start };
}

/** The unsaved draft of an item, or else a draft of the item as it is. */
export function openDraft(kind: EditedKind, item: string | null): ItemDraft {
  return $drafts.get()[draftName(kind, item)] ?? begun(kind, item);
}

/** Discards the draft of an item. */
export function dropDraft({ kind, item }: Pick<ItemDraft, 'kind' | 'item'>): void {
  const { [draftName(kind, item)]: _, ...others } = $drafts.get();
  $drafts.set(others);
}

/** Keeps an item's edits, or drops the draft if nothing differs from the start. */
export function keepDraft(draft: ItemDraft, typed: TypedParts): ItemDraft {
  const next = { ...draft, typed };
  if (isDeepEqual(typed, draft.start)) dropDraft(draft);
  else $drafts.set({ ...$drafts.get(), [draftName(draft.kind, draft.item)]: next });
  return next;
}

/** Continues with the typed values, overwriting what somebody else has saved since. */
export function rebaseDraft(draft: ItemDraft): ItemDraft {
  const { base } = begun(draft.kind, draft.item);
  const next = { ...draft, base };
  $drafts.set({ ...$drafts.get(), [draftName(draft.kind, draft.item)]: next });
  return next;
}
