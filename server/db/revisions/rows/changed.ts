import type { Entry, ItemChange } from '../../../../src/domain/revisions/entry.ts';
import type { ItemKind } from '../../../../src/domain/revisions/item-key.ts';

type Of<Kind extends ItemKind> = Extract<Entry, { kind: Kind }>;
type Gone<Kind extends ItemKind> = Extract<ItemChange, { kind: Kind }>;

/** The changes of one kind: the entries to write, and those to delete. */
export interface Changed<Kind extends ItemKind> {
  kept: Of<Kind>[];
  gone: Gone<Kind>[];
}

/** The changes of one kind, in their order. */
export function changedOf<Kind extends ItemKind>(
  changes: readonly ItemChange[],
  kind: Kind,
): Changed<Kind> {
  const own = changes.filter((change): change is Gone<Kind> => change.kind === kind);
  return {
    kept: own.filter((change): change is Gone<Kind> & Of<Kind> => change.value !== null),
    gone: own.filter(({ value }) => value === null),
  };
}

/** Columns of a name in both languages. */
export const names = ({ fa, en }: { fa: string; en: string }) => ({ nameFa: fa, nameEn: en });
