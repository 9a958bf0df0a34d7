import { useRef, useState } from 'react';
import { emptyRxDraft, type RxDraft } from '../../../domain/rx/draft/draft.ts';
import { isEmptyDraft } from '../../../domain/rx/draft/draft-content.ts';
import { priceDraft } from '../../../domain/rx/draft/draft-price.ts';
import { isWarning } from '../../../domain/vocabulary/issue.ts';
import type { Message } from '../../../i18n/language/message.ts';
import { rxSummary } from '../../../i18n/rx/rx.ts';
import type { Work } from '../../../stores/compose/draft-keeping.ts';
import { $catalogue, $pricesKnown } from '../../../stores/rx/catalogue.ts';
import { contentOf, type RxForm, readNow } from '../../../stores/rx/form.ts';
import type { Judge } from '../../../stores/rx/judge.ts';
import { $isLoggedIn } from '../../../stores/shell/session.ts';
import { toast } from '../../../stores/shell/toasts.ts';
import { focusField, focusWarning } from '../form/focus.ts';
import type { useKeptDraft } from './use-kept-draft.ts';

/** What came of the last press of a button, and stays in sight. */
export type Outcome = 'attention' | 'signIn' | 'signedOut' | 'queued' | 'saved' | 'cleared' | null;

/** What is no longer said once the next order is begun. */
const passing: readonly Outcome[] = ['queued', 'saved', 'cleared'];

/** The total as far as it is known; null is "price on request" or not known. */
function totalOf(draft: RxDraft): number | null {
  const catalogue = $catalogue.get();
  const total = catalogue && $pricesKnown.get() ? priceDraft(draft, catalogue).total : null;
  return total?.kind === 'priced' ? total.amount : null;
}

const say = (kind: 'success' | 'danger' | 'info', text: Message) => toast({ kind, text });

async function queue(work: Work, draft: RxDraft): Promise<void> {
  const { order } = readNow(draft);
  if (!order) throw new Error('Only a whole order can be queued.');
  const total = totalOf(draft);
  const expected = $pricesKnown.get() ? { expectedTotal: total } : {};
  const { queuePreorder } = await import('../../../stores/device/preorders.ts');
  const composed = { ...work, kind: 'rx', draft, total } as const;
  await queuePreorder(composed, { content: order, ...expected });
}

async function save(work: Work, draft: RxDraft): Promise<void> {
  const { savePreorder } = await import('../../../stores/device/preorders.ts');
  await savePreorder({ ...work, kind: 'rx', draft, total: totalOf(draft) });
}

type Kept = ReturnType<typeof useKeptDraft>;

/** The two ways out of the form: to the lab, or to the pre-orders of this device. */
export function useSending(form: RxForm, judge: Judge, kept: Kept) {
  const { work, whenKnown, beginAnew } = kept;
  const isBusy = useRef(false);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const [last, setLast] = useState<{ id: string; draft: RxDraft } | null>(null);

  /** A second press while the first is at work does nothing. */
  async function once(act: () => Promise<void>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    await whenKnown();
    await act().catch(() => say('danger', rxSummary.texts.notKept));
    isBusy.current = false;
  }

  function done(how: 'queued' | 'saved'): void {
    setLast({ id: work.current.id, draft: contentOf(form) });
    beginAnew();
    setOutcome(how);
    // What became of a queued one is said by the outbox.
    if (how === 'saved') say('success', rxSummary.texts.saved);
    focusField('reference');
  }

  async function place(draft: RxDraft): Promise<void> {
    if (!$isLoggedIn.get()) return setOutcome('signIn');
    await queue(work.current, draft);
    done('queued');
  }

  function hold(): void {
    judge.insist();
    setOutcome('attention');
    const [first] = readNow(contentOf(form)).issues;
    if (!first) return;
    if (isWarning(first)) focusWarning(first);
    else focusField(first.path);
  }

  async function sendNow(): Promise<void> {
    const draft = contentOf(form);
    if (readNow(draft).order) return place(draft);
    hold();
  }

  async function put(): Promise<void> {
    const draft = contentOf(form);
    if (isEmptyDraft(draft)) {
      say('info', rxSummary.texts.nothing);
      return focusField('reference');
    }
    await save(work.current, draft);
    done('saved');
  }

  /** A pre-order is kept where it is; what was never saved can be taken back until something is typed. */
  async function clear(): Promise<void> {
    const draft = contentOf(form);
    if (!isEmptyDraft(draft)) {
      if (work.current.preorder) return put();
      setLast({ id: work.current.id, draft });
      judge.beginAnew();
      form.lay(emptyRxDraft());
      setOutcome('cleared');
    }
    focusField('reference');
  }

  function takeBack(): void {
    if (last) form.lay(last.draft);
    setOutcome(null);
    focusField('reference');
  }

  return {
    /** The pre-order that was saved last. */
    savedId: last?.id ?? '',
    outcome: outcome ?? (kept.isSignedOut ? 'signedOut' : null),
    /** The next order begins: what became of the last is no longer said. */
    settle: () => setOutcome((before) => (passing.includes(before) ? null : before)),
    send: () => void once(sendNow),
    save: () => void once(put),
    clear: () => void once(clear),
    takeBack,
  };
}
