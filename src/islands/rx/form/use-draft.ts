import { useLayoutEffect, useRef, useState } from 'react';
import type { RxDraft } from '../../../domain/rx/draft/draft.ts';
import type { KnownDraft } from '../../../domain/rx/draft/read-known.ts';
import type { RxForm } from '../../../stores/rx/form.ts';
import { knownOf } from '../../../stores/rx/reading.ts';

function isSame(one: unknown, other: unknown): boolean {
  const areParts = typeof one === 'object' && typeof other === 'object';
  return Object.is(one, other) || (areParts && JSON.stringify(one) === JSON.stringify(other));
}

/** Part of what the form holds; stirs only when that part changes, not at every key. */
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
  // What is selected may depend on more than the form, such as a catalogue that has come meanwhile.
  const now = select(form.$draft.get());
  return isSame(part, now) ? part : now;
}

/** Part of what is understood of what the form holds, or of what follows from it. */
export function useKnown<T>(form: RxForm, select: (known: KnownDraft) => T): T {
  return useDraft(form, (draft) => select(knownOf(draft)));
}
