import { isDeepEqual } from '../../vocabulary/deep-equal.ts';
import { emptyRxDraft, type RxDraft } from './draft.ts';

export function isEmptyDraft(draft: RxDraft): boolean {
  return isDeepEqual(mergeDraft(empty, draft), empty);
}

const empty = emptyRxDraft();

/**
 * Merges typed input into a stored draft that was loaded later: keeps everything typed, and everything stored that was
 * not typed over.
 */
export function mergeDraft(kept: RxDraft, typed: RxDraft): RxDraft {
  return mergePart(kept, typed, empty);
}

/**
 * Recursive. A value equal to the empty draft's was not typed, and neither was null, which the form uses for no choice.
 */
function mergePart<Part>(kept: Part, typed: Part, begun: Part): Part {
  if (isRecord(begun) && isRecord(kept) && isRecord(typed)) {
    const parts = Object.keys(begun).map((key) => [
      key,
      mergePart(kept[key], typed[key], begun[key]),
    ]);
    return Object.fromEntries(parts) as Part;
  }
  const isAsBegun = typed === undefined || isDeepEqual(typed, begun);
  return typed === null || isAsBegun ? kept : typed;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
