import { useState } from 'react';
import type { AskedStep } from '../../../domain/ledger/cheque-steps.ts';
import { entryLimits } from '../../../domain/ledger/entry-limits.ts';
import { isolate } from '../../../i18n/language/format-number.ts';
import { fill } from '../../../i18n/language/message.ts';
import { chequeDesk, stepHints, stepNames } from '../../../i18n/ledger/cheque-desk.ts';
import { ledgerDesk } from '../../../i18n/ledger/ledger-desk.ts';
import { newId } from '../../../stores/device/records/new-id.ts';
import { takeChequeStep } from '../../../stores/ledger/cheque-steps.ts';
import type { EnteringResult } from '../../../stores/ledger/enter-entry.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { say } from '../../../ui/base/say.tsx';
import { FormProblem } from '../../../ui/forms/FormProblem.tsx';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { Dialog } from '../../dialog/Dialog.tsx';
import { useTypedForm } from '../../forms/use-typed-form.ts';

const { texts } = ledgerDesk;

/** Identifies a cheque by its account and the id of its payment's entry. */
export type ChequeKey = { account: string; id: string; sayad: string };

export type ChequeStepProps = {
  cheque: ChequeKey;
  step: AskedStep;
  /** Called once the step is done or has become impossible. Either way the list has changed. */
  onDone: () => void;
  onClose: () => void;
};

type Problem = Exclude<EnteringResult, 'done' | 'left'>;
/** `sent`: the last content sent and its id, which a retry of the same content reuses. */
type TypedStep = { note: string; sent: { what: string; id: string } };

const faultsOf = ({ note }: TypedStep) => {
  return note.trim().length > entryLimits.note ? { note: 'tooLong' as const } : {};
};

function useStepForm({ cheque, step, onDone, onClose }: ChequeStepProps) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const form = useTypedForm<TypedStep, 'tooLong'>({
    id: 'cheque-step',
    start: { note: '', sent: { what: '', id: newId() } },
    faultsOf,
    say: (fault) => chequeDesk.texts[fault],
  });
  const send = form.handleSubmit(async (typed) => {
    setProblem(null);
    const note = typed.note.trim();
    // If the user edited it after a lost response, it is a different step.
    const id = typed.sent.what === note ? typed.sent.id : newId();
    form.setValue('sent', { what: note, id });
    const asked = { account: cheque.account, cheque: cheque.id, step, note };
    const result = await takeChequeStep(id, asked);
    if (result === 'left') return;
    if (result === 'done') onClose();
    else setProblem(result);
    if (result === 'done' || result === 'notAllowed') onDone();
  });
  return { form, problem, send };
}

/** Asks for confirmation and a note before a cheque is moved on. */
export function ChequeStepDialog(props: ChequeStepProps) {
  const { cheque, step, onClose } = props;
  const { form, problem, send } = useStepForm(props);
  const named = { step: stepNames.texts[step], sayad: isolate(cheque.sayad) };
  return (
    <Dialog within="#main" labelledBy="cheque-step-title" onClose={onClose}>
      <h2 id="cheque-step-title">{say(fill(chequeDesk.texts.title, named))}</h2>
      <p>{say(stepHints.texts[step])}</p>
      <form className="event-form" noValidate onSubmit={send}>
        <TextField {...form.field('note')} label={chequeDesk.texts.note} />
        <FormProblem
          id="cheque-step-problem"
          text={
            problem && (problem === 'notAllowed' ? chequeDesk.texts.notAllowed : texts[problem])
          }
        />
        <p className="event-buttons">
          {problem !== 'notAllowed' && (
            <SubmitButton
              label={problem === 'unknown' ? texts.again : texts.post}
              busy={texts.posting}
              isBusy={form.formState.isSubmitting}
            />
          )}
          <Button text={texts.cancel} onClick={onClose} />
        </p>
      </form>
    </Dialog>
  );
}
