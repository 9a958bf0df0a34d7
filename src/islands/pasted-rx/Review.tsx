import { useEffect, useRef, useState } from 'react';
import type { PastedAnswers, PastedRx } from '../../domain/pasted-rx/pasted-rx.ts';
import { readPasted } from '../../domain/pasted-rx/read-pasted.ts';
import { withCount } from '../../i18n/language/count-text.ts';
import { pastedRx } from '../../i18n/pasted-rx/pasted-rx.ts';
import type { RxForm } from '../../stores/rx/form.ts';
import { Button } from '../../ui/base/Button.tsx';
import { say } from '../../ui/base/say.tsx';
import { Question } from './Question.tsx';
import { Source } from './Source.tsx';
import { ValueTable } from './ValueTable.tsx';

const { texts } = pastedRx;

type ReviewProps = {
  form: RxForm;
  text: string;
  onTake: (reading: PastedRx) => void;
  onOther: () => void;
  /** Puts the text into the field after all; undefined if it was not pasted into one. */
  onAsIs: (() => void) | undefined;
  onClose: () => void;
};

/** Focuses the first open question or, if none is open, the button that accepts the values. */
function useNextFocus(open: number) {
  const body = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each answer.
  useEffect(() => {
    const next = body.current?.querySelector<HTMLElement>('[data-open] button, .btn-primary');
    next?.focus();
  }, [open]);
  return body;
}

/** The values understood from a message, field by field. Enter accepts them. */
export function Review({ form, text, onTake, onOther, onAsIs, onClose }: ReviewProps) {
  const [answers, setAnswers] = useState<PastedAnswers>({});
  const reading = readPasted(text, answers);
  const { values, questions } = reading;
  const open = questions.filter(({ id, choices }) => choices.length > 0 && !(id in answers)).length;
  const body = useNextFocus(open);
  return (
    <div ref={body} className="pasted-review">
      <p role="status" id="pasted-count">
        {say(withCount(texts.understood, values.length))}{' '}
        {open > 0 && say(withCount(texts.open, open))}
      </p>
      <section className="pasted-from">
        <h3>{say(texts.source)}</h3>
        <Source text={text} reading={reading} />
      </section>
      {questions.map((question) => (
        <Question
          key={question.id}
          {...{ text, question }}
          answer={answers[question.id]}
          onAnswer={(answer) => setAnswers({ ...answers, [question.id]: answer })}
        />
      ))}
      {values.length > 0 && <ValueTable {...{ form, text, values }} />}
      <p className="pasted-actions">
        <Button
          look="primary"
          text={texts.take}
          disabled={values.length === 0}
          onClick={() => onTake(reading)}
        />
        <Button text={texts.other} onClick={onOther} />
        {onAsIs && <Button text={texts.asIs} onClick={onAsIs} />}
        <Button text={texts.cancel} onClick={onClose} />
      </p>
    </div>
  );
}
