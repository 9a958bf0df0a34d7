import { useLayoutEffect, useRef, useState } from 'react';
import type { RxDraft } from '../../../domain/rx/draft/draft.ts';
import type { KnownDraft } from '../../../domain/rx/draft/read-known.ts';
import { isDeepEqual } from '../../../domain/vocabulary/deep-equal.ts';
import type { RxForm } from '../../../stores/rx/form.ts';
import { knownOf } from '../../../stores/rx/reading.ts';

function isSame(one: unknown, other: unknown): boolean {
  const areParts = typeof one === 'object' && typeof other === 'object';
  return Object.is(one, other) || (areParts && isDeepEqual(one, other));
}

/** Selects a part of the draft. Re-renders only if that part changes, not at every keystroke. */
export function useDraft<T>(form: RxForm, select: (draft: RxDraft) => T): T {
  const [part, setPart] = useState(() => select(form.$draft.get()));
  const latest = useRef(select);
  latest.current = select;
  useLayoutEffect(
    () =>
      form.$draft.subscribe((draft) => {
        const next = latest.current(draft);
        setPart((last) => (isSame(last, next) ? last : next));
      }),
    [form],
  );
  // The result may also depend on other state, such as a catalogue that has since loaded.
  const now = select(form.$draft.get());
  return isSame(part, now) ? part : now;
}

/** Selects from the parsed draft. The draft is parsed once per change, regardless of the number of selections. */
export function useKnown<T>(form: RxForm, select: (known: KnownDraft) => T): T {
  return useDraft(form, (draft) => select(knownOf(draft)));
}
