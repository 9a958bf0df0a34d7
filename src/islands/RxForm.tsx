import { type FocusEvent, type FormEvent, useState } from 'react';
import { useAfterPress } from './rx/after-press.ts';
import { Drawing } from './rx/Drawing.tsx';
import { createJudge } from './rx/judge.ts';
import { keysOf } from './rx/keys.ts';
import { Lens } from './rx/Lens.tsx';
import { Prescription } from './rx/Prescription.tsx';
import { createRxForm } from './rx/rx-form.ts';
import { Summary } from './rx/Summary.tsx';
import { TextLine } from './rx/TextLine.tsx';
import { useKeptDraft } from './rx/use-kept-draft.ts';
import { useSending } from './rx/use-sending.ts';

/** The prescription order: one page in the order of entry, kept at every keystroke. */
export function RxForm() {
  const [form] = useState(createRxForm);
  const [judge] = useState(() => createJudge(form));
  const kept = useKeptDraft(form, judge);
  const sending = useSending(form, judge, kept);
  const afterPress = useAfterPress();
  const leave = (name: string) => afterPress(() => judge.leave(name));
  const type = ({ target }: FormEvent<HTMLFormElement>) => {
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
      onBlur={(event: FocusEvent<HTMLFormElement>) => leave(event.target.name)}
    >
      <div className="rx-main">
        <section className="surface rx-job">
          <TextLine form={form} path="reference" />
          <TextLine form={form} path="patient" />
        </section>
        <Prescription form={form} />
        <Lens form={form} leave={leave} />
        <section className="surface">
          <TextLine form={form} path="remarks" />
        </section>
      </div>
      <div className="rx-aside">
        <Summary form={form} sending={sending} refusal={kept.refusal} />
        <Drawing form={form} />
      </div>
    </form>
  );
}
