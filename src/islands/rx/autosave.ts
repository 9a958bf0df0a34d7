import { isEmptyDraft } from '../../domain/rx-draft-content.ts';
import { rxSummary } from '../../i18n/messages/rx.ts';
import { holdLeavingDraft } from '../../stores/leaving-draft.ts';
import { newId } from '../../stores/new-id.ts';
import { toast } from '../../stores/toasts.ts';
import { dropWorkingDraft, keepWorkingDraft } from '../../stores/working-draft.ts';
import { contentOf, type RxForm } from './rx-form.ts';

/** The order being composed: its id is made once and becomes the order's. */
export type Work = { id: string; preorder: boolean };

/** Writing waits this long, ms, so that it never stands between a key and its character. */
const pause = 100;

/** Keeps the form's content on the device at every change, and at the last moment what is not kept yet. */
export function createAutosave(form: RxForm, work: { current: Work }) {
  let isOver = false;
  let hasBegun = false;
  let unsaved = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = () => {};

  const complain = () => toast({ kind: 'danger', text: rxSummary.texts.notKept });

  async function save(): Promise<void> {
    timer = undefined;
    const draft = contentOf(form);
    const isGone = isEmptyDraft(draft) && !work.current.preorder;
    unsaved += 1;
    await (isGone
      ? dropWorkingDraft('rx', work.current.id)
      : keepWorkingDraft('rx', { ...work.current, draft })
    ).catch(complain);
    unsaved -= 1;
  }

  /** Until it is known what is being composed, nothing can be kept under its name. */
  function hold(): void {
    const draft = contentOf(form);
    const isKept = hasBegun && unsaved === 0 && timer === undefined;
    if (!isKept && !isEmptyDraft(draft)) holdLeavingDraft('rx', { ...work.current, draft });
  }

  window.addEventListener('pagehide', hold);

  return {
    complain,
    isOver: () => isOver,
    begin(onChange: () => void): void {
      if (isOver) return;
      hasBegun = true;
      if (work.current.id === '') work.current = { ...work.current, id: newId() };
      void save();
      stop = form.$draft.listen(() => {
        onChange();
        timer ??= setTimeout(save, pause);
      });
    },
    end(): void {
      if (!hasBegun) hold();
      else if (timer !== undefined) void save();
      clearTimeout(timer);
      isOver = true;
      stop();
      window.removeEventListener('pagehide', hold);
    },
  };
}
