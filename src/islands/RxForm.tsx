import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { rx } from '../i18n/rx/rx.ts';
import { composeRx } from '../stores/rx/compose.ts';
import { Button } from '../ui/base/Button.tsx';
import { LazyCaller } from './caller/LazyCaller.tsx';
import { PasteRx } from './pasted-rx/PasteRx.tsx';
import { Prescription } from './rx/eyes/Prescription.tsx';
import { usePdSplit } from './rx/eyes/use-pd-split.ts';
import { TextLine } from './rx/fields/TextLine.tsx';
import { Drawing } from './rx/fold/Drawing.tsx';
import { Fold } from './rx/fold/Fold.tsx';
import { fetchParts } from './rx/fold/lazy-parts.ts';
import { useAfterPress } from './rx/form/after-press.ts';
import { fieldsOf, updateForm } from './rx/form/bind-fields.ts';
import { focusAtOpening, forgetPending } from './rx/form/focus.ts';
import { keysOf } from './rx/form/keys.ts';
import { Job } from './rx/lens/Job.tsx';
import { Lens } from './rx/lens/Lens.tsx';
import { Summary } from './rx/sending/Summary.tsx';
import { useOrder } from './rx/sending/use-order.ts';

const peopleHolds = ['people.'];
const moreHolds = ['measures.', 'wishes.', 'requests', 'requestNote', 'tray'];
/** Focuses the first field. Sections load on focus of another field, since until then the user has done nothing. */
function useOpening(): { prefetchLinks: () => void } {
  const isOpening = useRef(true);
  useEffect(() => {
    focusAtOpening();
    isOpening.current = false;
  }, []);
  // A section that fails to load now is loaded when opened.
  return { prefetchLinks: () => isOpening.current || void fetchParts().catch(() => {}) };
}

/** The prescription order: one page, in the order of entry, saved at every keystroke. */
export function RxForm() {
  const [{ form, judge, order }] = useState(composeRx);
  const [bind] = useState(() => (element: HTMLFormElement | null) => form.bind(fieldsOf(element)));
  const actions = useOrder(form, order);
  const afterPress = useAfterPress();
  const pd = usePdSplit(form);
  const { prefetchLinks } = useOpening();
  const leave = (name: string) =>
    afterPress(() => {
      pd.split(name);
      judge.leave(name);
    });
  const type = ({ target }: FormEvent<HTMLFormElement>) => {
    forgetPending();
    updateForm(form, target);
  };
  return (
    <>
      <LazyCaller />
      <form
        className="rx"
        name="rx"
        method="post"
        noValidate
        autoComplete="off"
        ref={bind}
        onSubmit={(event) => event.preventDefault()}
        onKeyDown={keysOf(form, actions.send)}
        onInput={type}
        onFocus={prefetchLinks}
        onBlur={(event: FocusEvent<HTMLFormElement>) => leave(event.target.name)}
      >
        <div className="rx-columns">
          <div className="rx-main">
            <section className="surface rx-lens">
              <div className="rx-job">
                <TextLine form={form} path="reference" />
                <TextLine form={form} path="patient" />
                <PasteRx form={form}>
                  <Button icon="plus-lg" text={rx.texts.begin} onClick={actions.clear} />
                </PasteRx>
              </div>
              <div className="rx-folds">
                <Fold form={form} part="history" title={rx.texts.history} holds={[]} />
                <Fold form={form} part="people" title={rx.texts.people} holds={peopleHolds} />
              </div>
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
            <Summary form={form} order={order} actions={actions} />
            <Drawing form={form} />
          </div>
        </div>
      </form>
    </>
  );
}
