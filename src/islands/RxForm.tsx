import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { rx } from '../i18n/messages/rx.ts';
import { Icon } from '../ui/Icon.tsx';
import { Text } from '../ui/Text.tsx';
import { useAfterPress } from './rx/after-press.ts';
import { Drawing } from './rx/Drawing.tsx';
import { Fold } from './rx/Fold.tsx';
import { focusAtOpening, forgetPending } from './rx/focus.ts';
import { Job } from './rx/Job.tsx';
import { createJudge } from './rx/judge.ts';
import { keysOf } from './rx/keys.ts';
import { Lens } from './rx/Lens.tsx';
import { fetchParts } from './rx/late-parts.ts';
import { Prescription } from './rx/Prescription.tsx';
import { createRxForm } from './rx/rx-form.ts';
import { Summary } from './rx/Summary.tsx';
import { TextLine } from './rx/TextLine.tsx';
import { useKeptDraft } from './rx/use-kept-draft.ts';
import { usePdSplit } from './rx/use-pd-split.ts';
import { useSending } from './rx/use-sending.ts';

const moreHolds = ['measures.', 'wishes.', 'requests', 'requestNote', 'tray'];
/** Begins at the first field. What is fetched ahead is fetched at the next one: until then nobody has done anything. */
function useOpening(): { fetchAhead: () => void } {
  const isOpening = useRef(true);
  useEffect(() => {
    focusAtOpening();
    isOpening.current = false;
  }, []);
  // A part that could not be fetched ahead is fetched when it is unfolded.
  return { fetchAhead: () => isOpening.current || void fetchParts().catch(() => {}) };
}

/** The prescription order: one page in the order of entry, kept at every keystroke. */
export function RxForm() {
  const [form] = useState(createRxForm);
  const [judge] = useState(() => createJudge(form));
  const kept = useKeptDraft(form, judge);
  const sending = useSending(form, judge, kept);
  const afterPress = useAfterPress();
  const pd = usePdSplit(form);
  const { fetchAhead } = useOpening();
  const leave = (name: string) =>
    afterPress(() => {
      pd.split(name);
      judge.leave(name);
    });
  const type = ({ target }: FormEvent<HTMLFormElement>) => {
    forgetPending();
    form.take(target);
    sending.settle();
  };
  return (
    <form
      className="rx"
      name="rx"
      method="post"
      noValidate
      autoComplete="off"
      ref={form.bind}
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={keysOf(form, sending.send)}
      onInput={type}
      onFocus={fetchAhead}
      onBlur={(event: FocusEvent<HTMLFormElement>) => leave(event.target.name)}
    >
      <div className="rx-columns">
        <div className="rx-main">
          <section className="surface rx-job">
            <TextLine form={form} path="reference" />
            <TextLine form={form} path="patient" />
            <button
              type="button"
              className="btn btn-outline-primary rx-new"
              onClick={sending.clear}
            >
              <Icon name="plus-lg" />
              <Text of={rx.texts.begin} />
            </button>
          </section>
          <Prescription form={form} pd={pd} />
          <Lens form={form} leave={leave} />
          <Job form={form} />
          <section className="surface rx-lens">
            <Fold form={form} part="more" title={rx.texts.more} holds={moreHolds} />
            <TextLine form={form} path="remarks" />
          </section>
        </div>
        <div className="rx-aside">
          <Summary form={form} sending={sending} refusal={kept.refusal} />
          <Drawing form={form} />
        </div>
      </div>
    </form>
  );
}
