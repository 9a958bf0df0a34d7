import { useLayoutEffect, useRef } from 'react';
import { emptyRxDraft, type RxDraft } from '../../../domain/rx/draft/draft.ts';
import { isEmptyDraft } from '../../../domain/rx/draft/draft-content.ts';
import { isWarning } from '../../../domain/vocabulary/issue.ts';
import type { Pressed } from '../../../stores/compose/sending.ts';
import type { RxOrder } from '../../../stores/rx/compose.ts';
import { contentOf, type RxForm } from '../../../stores/rx/form.ts';
import { readNow } from '../../../stores/rx/reading.ts';
import { dressLate } from '../fold/late-parts.ts';
import { focusField, focusWarning } from '../form/focus.ts';
import { typedEarly } from './typed-early.ts';

/** Brings back what was being composed under what was typed before the script was here, and keeps every change. */
function useKept(form: RxForm, order: RxOrder): void {
  const early = useRef<RxDraft | null>(null);
  early.current ??= typedEarly();
  useLayoutEffect(() => {
    // Tying the form to the page may clear its alternatives, but leaves texts as they are, up to the last key.
    const { eyes, lens, job } = early.current ?? emptyRxDraft();
    const end = order.follow({ ...typedEarly(), eyes, lens, job });
    void order.whenKnown().then(() => {
      if (!isEmptyDraft(contentOf(form))) dressLate().catch(() => {});
    });
    return end;
  }, [form, order]);
}

function focusFirstIssue(form: RxForm): void {
  const [first] = readNow(contentOf(form)).issues;
  if (!first) return;
  if (isWarning(first)) focusWarning(first);
  else focusField(first.path);
}

/** The order of the form, and its buttons: each leads to the field where the reader goes on. */
export function useOrder(form: RxForm, order: RxOrder) {
  useKept(form, order);
  const press = (act: () => Promise<Pressed>) => async () => {
    const pressed = await act();
    if (pressed === 'attention') focusFirstIssue(form);
    else if (pressed !== null && pressed !== 'signIn') focusField('reference');
  };
  return {
    send: press(order.send),
    save: press(order.save),
    clear: press(order.clear),
    takeBack(): void {
      order.takeBack();
      focusField('reference');
    },
  };
}

export type OrderHands = ReturnType<typeof useOrder>;
