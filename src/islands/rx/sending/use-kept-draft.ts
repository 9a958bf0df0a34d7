import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { emptyRxDraft, type RxDraft, rxDraft } from '../../../domain/rx/draft/draft.ts';
import { isEmptyDraft, layDraft } from '../../../domain/rx/draft/draft-content.ts';
import type { Issue } from '../../../domain/vocabulary/issue.ts';
import { rxSummary } from '../../../i18n/rx/rx.ts';
import { noWork } from '../../../stores/compose/draft-keeping.ts';
import { followDraft, toneOf } from '../../../stores/compose/follow-draft.ts';
import { contentOf, type RxForm } from '../../../stores/rx/form.ts';
import type { Judge } from '../../../stores/rx/judge.ts';
import { asRxPath } from '../../../stores/rx/paths.ts';
import { toast } from '../../../stores/shell/toasts.ts';
import { dressLate } from '../fold/late-parts.ts';
import { typedEarly } from './typed-early.ts';

const rxDrafts = { kind: 'rx', empty: emptyRxDraft, isEmpty: isEmptyDraft } as const;

/** Takes over what was typed and chosen before the script was here. */
function useTypedEarly(form: RxForm): void {
  const early = useRef<RxDraft | null>(null);
  early.current ??= typedEarly();
  useLayoutEffect(() => {
    // Tying the form to the page may take the choice off alternatives, but leaves texts as they are, up to the last key.
    const { eyes, lens, job } = early.current ?? emptyRxDraft();
    form.lay({ ...typedEarly(), eyes, lens, job });
  }, [form]);
}

/** Brings back what was being typed in this tab, then keeps every change of it. */
export function useKeptDraft(form: RxForm, judge: Judge) {
  const work = useRef(noWork);
  const followed = useRef<ReturnType<typeof followDraft<'rx'>> | null>(null);
  const [isSignedOut, setIsSignedOut] = useState(false);
  const [refusal, setRefusal] = useState<readonly Issue[]>([]);
  useTypedEarly(form);

  const clear = useCallback(() => {
    judge.beginAnew();
    setRefusal([]);
    form.lay(emptyRxDraft());
    if (location.search) history.replaceState(history.state, '', location.pathname);
  }, [form, judge]);

  useEffect(() => {
    const following = followDraft<'rx'>({
      of: rxDrafts,
      read: () => ({ ...work.current, draft: contentOf(form) }),
      setWork(next) {
        work.current = next;
      },
      layUnder: (draft) => form.lay(layDraft(draft, contentOf(form))),
      clear,
      shown({ draft, issues }) {
        if (!isEmptyDraft(draft)) dressLate().catch(() => {});
        judge.report(issues);
        setRefusal(issues.filter(({ path }) => !asRxPath(path)));
      },
      say(said) {
        if (said === 'signedOut') setIsSignedOut(true);
        else toast({ kind: toneOf(said), text: rxSummary.texts[said] });
      },
      listen: (change) =>
        form.$draft.listen(() => {
          judge.change();
          change();
        }),
      readHeld: (held) => rxDraft.safeParse(held).data,
    });
    followed.current = following;
    return following.end;
  }, [form, judge, clear]);

  return {
    work,
    /** Until then what is composed has no id, and can neither be saved nor sent. */
    whenKnown: async () => followed.current?.whenKnown(),
    refusal,
    /** Whether an order gave way because its account was signed out. */
    isSignedOut,
    beginAnew(): void {
      followed.current?.beginAnew();
      clear();
    },
  };
}
