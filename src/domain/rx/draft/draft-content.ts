import { emptyRxDraft, type RxDraft } from './draft.ts';

/** Whether nothing was typed or chosen yet. */
export function isEmptyDraft(draft: RxDraft): boolean {
  return JSON.stringify(layDraft(empty, draft)) === JSON.stringify(empty);
}

const empty = emptyRxDraft();

/** Lays what was typed meanwhile over a kept draft: nothing typed is overwritten, nothing kept is lost. */
export function layDraft(kept: RxDraft, typed: RxDraft): RxDraft {
  return lay(kept, typed, empty);
}

/** Part by part; a value that is still as it began says nothing, nor does the null a form holds for no choice. */
function lay<Part>(kept: Part, typed: Part, begun: Part): Part {
  if (isRecord(begun) && isRecord(kept) && isRecord(typed)) {
    const parts = Object.keys(begun).map((key) => [key, lay(kept[key], typed[key], begun[key])]);
    return Object.fromEntries(parts) as Part;
  }
  const isAsBegun = typed === undefined || JSON.stringify(typed) === JSON.stringify(begun);
  return typed === null || isAsBegun ? kept : typed;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
