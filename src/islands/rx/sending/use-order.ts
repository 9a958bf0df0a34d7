import { useLayoutEffect, useRef } from 'react';
import { emptyRxDraft, type RxDraft } from '../../../domain/rx/draft/draft.ts';
import { isEmptyDraft } from '../../../domain/rx/draft/draft-content.ts';
import { isWarning } from '../../../domain/vocabulary/is-warning.ts';
import { askedNames } from '../../../panel/asked-names.ts';
import type { ActionResult } from '../../../stores/compose/sending.ts';
import type { RxOrder } from '../../../stores/rx/compose.ts';
import { contentOf, type RxForm } from '../../../stores/rx/form.ts';
import { knownReader } from '../../../stores/rx/order-reader.ts';
import { mistakesNow } from '../../../stores/rx/reading.ts';
import { lazy } from '../../base/lazy-code.ts';
import { withLazy } from '../../base/with-lazy.ts';
import { loadLazyStyles } from '../fold/lazy-parts.ts';
import { focusField, focusWarning } from '../form/focus.ts';
import { typedBeforeHydration } from './typed-before-hydration.ts';

const asked = lazy(() => import('../lazy/asked-design.ts'));

/** Reopens the stored draft, merges input typed before the script loaded, and stores every change. */
function useStoredDraft(form: RxForm, order: RxOrder): void {
  const early = useRef<RxDraft | null>(null);
  early.current ??= typedBeforeHydration();
  useLayoutEffect(() => {
    // Hydration may clear radio buttons, so they were read before it. Texts are read now, up to the last keystroke.
    const { eyes, lens, job } = early.current ?? emptyRxDraft();
    const end = order.follow({ ...typedBeforeHydration(), eyes, lens, job });
    void order.whenKnown().then(() => {
      if (!isEmptyDraft(contentOf(form))) loadLazyStyles().catch(() => {});
      if (location.search.includes(askedNames.design)) {
        void withLazy(asked, ({ applyAskedDesign }) => applyAskedDesign(form));
      }
    });
    return end;
  }, [form, order]);
}

function focusFirstIssue(form: RxForm): void {
  const draft = contentOf(form);
  const [first] = knownReader()?.(draft).issues ?? mistakesNow(draft);
  if (!first) return;
  if (isWarning(first)) focusWarning(first);
  else focusField(first.path);
}

/** Actions of the form's buttons. Each moves the focus to the field to continue with. */
export function useOrder(form: RxForm, order: RxOrder) {
  useStoredDraft(form, order);
  const withFocus = (act: () => Promise<ActionResult>) => async () => {
    const result = await act();
    if (result === 'attention') focusFirstIssue(form);
    else if (result !== null && result !== 'signIn') focusField('reference');
  };
  return {
    send: withFocus(order.send),
    save: withFocus(order.save),
    clear: withFocus(order.clear),
    takeBack(): void {
      order.takeBack();
      focusField('reference');
    },
  };
}

export type OrderActions = ReturnType<typeof useOrder>;
