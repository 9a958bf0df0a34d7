import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Issue } from '../../domain/issue.ts';
import { emptyRxDraft, type RxDraft, rxDraft } from '../../domain/rx-draft.ts';
import { isEmptyDraft, layDraft } from '../../domain/rx-draft-content.ts';
import { rxSummary } from '../../i18n/messages/rx.ts';
import { takeLeavingDraft } from '../../stores/leaving-draft.ts';
import { newId } from '../../stores/new-id.ts';
import { toast } from '../../stores/toasts.ts';
import { keepWorkingDraft } from '../../stores/working-draft.ts';
import { createAutosave, type Work } from './autosave.ts';
import type { Judge } from './judge.ts';
import { dressLate } from './late-parts.ts';
import { contentOf, type RxForm } from './rx-form.ts';
import { asRxPath } from './rx-paths.ts';
import { typedEarly } from './typed-early.ts';

const rxDrafts = { kind: 'rx', empty: emptyRxDraft, isEmpty: isEmptyDraft } as const;

/** Puts a draft into the form; what was typed while it was being read stays. */
function lay(form: RxForm, draft: RxDraft): void {
  form.lay(layDraft(draft, contentOf(form)));
}

/** What the page before could only just hold becomes the working draft again. */
async function recover(form: RxForm): Promise<void> {
  const leaving = takeLeavingDraft('rx', (held) => rxDraft.safeParse(held).data);
  if (!leaving) return;
  if (leaving.id === '') lay(form, leaving.draft);
  else {
    const { id, preorder, draft } = leaving;
    await keepWorkingDraft('rx', { id, preorder, draft });
  }
}

async function open(form: RxForm) {
  await recover(form);
  const { openDraft } = await import('../../stores/open-draft.ts');
  return openDraft(rxDrafts, new URLSearchParams(location.search).get('preorder'));
}

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

/** Brings back what was being typed on this device, then keeps every change of it. */
export function useKeptDraft(form: RxForm, judge: Judge) {
  const work = useRef<Work>({ id: '', preorder: false });
  const known = useRef<Promise<void>>(Promise.resolve());
  const [refusal, setRefusal] = useState<readonly Issue[]>([]);
  useTypedEarly(form);

  useEffect(() => {
    const autosave = createAutosave(form, work);
    async function bringBack() {
      const { id, preorder, draft, issues, note } = await open(form);
      if (autosave.isOver()) return;
      work.current = { id, preorder };
      lay(form, draft);
      if (!isEmptyDraft(draft)) dressLate().catch(() => {});
      judge.report(issues);
      setRefusal(issues.filter(({ path }) => !asRxPath(path)));
      if (note) toast({ kind: 'info', text: rxSummary.texts[note] });
    }
    known.current = bringBack()
      .catch(autosave.complain)
      .finally(() => autosave.begin(judge.change));
    return autosave.end;
  }, [form, judge]);

  function beginAnew(): void {
    work.current = { id: newId(), preorder: false };
    judge.beginAnew();
    setRefusal([]);
    form.lay(emptyRxDraft());
    if (location.search) history.replaceState(history.state, '', location.pathname);
  }

  return {
    work,
    /** Until then what is composed has no id, and can neither be saved nor sent. */
    whenKnown: () => known.current,
    refusal,
    beginAnew,
  };
}
