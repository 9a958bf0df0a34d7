import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Issue } from '../../domain/issue.ts';
import { emptyRxDraft, type RxDraft } from '../../domain/rx-draft.ts';
import { isEmptyDraft, layDraft } from '../../domain/rx-draft-content.ts';
import { rxSummary } from '../../i18n/messages/rx.ts';
import { newId } from '../../stores/new-id.ts';
import { toast } from '../../stores/toasts.ts';
import { dropWorkingDraft, keepWorkingDraft } from '../../stores/working-draft.ts';
import type { Judge } from './judge.ts';
import { asRxPath, type RxForm } from './rx-form.ts';
import { typedEarly } from './typed-early.ts';

/** The order being composed: its id is made once and becomes the order's. */
export type Work = { id: string; preorder: boolean };

const inPlace = { keepFieldsRef: true } as const;

function notKept(): void {
  toast({ kind: 'danger', text: rxSummary.texts.notKept });
}

async function keep(work: Work, draft: RxDraft): Promise<void> {
  const isGone = isEmptyDraft(draft) && !work.preorder;
  await (isGone ? dropWorkingDraft() : keepWorkingDraft({ ...work, draft }));
}

/** Brings back what was being typed on this device, then keeps every change of it. */
export function useKeptDraft(form: RxForm, judge: Judge) {
  const early = useRef<RxDraft | null>(null);
  early.current ??= typedEarly();
  const work = useRef<Work>({ id: '', preorder: false });
  const [refusal, setRefusal] = useState<readonly Issue[]>([]);

  useLayoutEffect(() => {
    // Of alternatives the form reads nothing while it is being tied to the page; of texts it has the newest.
    const { eyes, lens } = early.current ?? emptyRxDraft();
    form.reset({ ...form.getValues(), eyes, lens }, inPlace);
  }, [form]);

  useEffect(() => {
    let isHere = true;
    let stop = () => {};
    async function open() {
      const { openDraft } = await import('../../stores/open-draft.ts');
      const opened = await openDraft(new URLSearchParams(location.search).get('preorder'));
      if (!isHere) return;
      work.current = { id: opened.id, preorder: opened.preorder };
      form.reset(layDraft(opened.draft, form.getValues()), inPlace);
      judge.report(opened.issues);
      setRefusal(opened.issues.filter(({ path }) => !asRxPath(path)));
      if (opened.note) toast({ kind: 'info', text: rxSummary.texts[opened.note] });
    }
    function follow() {
      if (!isHere) return;
      if (work.current.id === '') work.current.id = newId();
      const save = () => keep(work.current, form.getValues()).catch(notKept);
      void save();
      stop = form.subscribe({
        formState: { values: true },
        callback: () => {
          judge.change();
          void save();
        },
      });
    }
    open().catch(notKept).finally(follow);
    return () => {
      isHere = false;
      stop();
    };
  }, [form, judge]);

  function beginAnew(): void {
    work.current = { id: newId(), preorder: false };
    judge.beginAnew();
    setRefusal([]);
    form.reset(emptyRxDraft(), inPlace);
    if (location.search) history.replaceState(history.state, '', location.pathname);
  }

  return { work, refusal, beginAnew };
}
