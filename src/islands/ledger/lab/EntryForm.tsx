import { useLayoutEffect, useRef, useState } from 'react';
import {
  type EntryAsked,
  type EntryFault,
  nothingEntered,
  readTypedEntry,
  type TypedEntry,
} from '../../../domain/ledger/typed-entry.ts';
import { entryFaults, entryFields, ledgerDesk } from '../../../i18n/ledger/ledger-desk.ts';
import { newId } from '../../../stores/device/records/new-id.ts';
import { type EnteringResult, enterEntry } from '../../../stores/ledger/enter-entry.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { FormProblem } from '../../../ui/forms/FormProblem.tsx';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useMessages } from '../../base/use-messages.ts';
import { FormAmount } from '../../forms/FormAmount.tsx';
import { useHeldForm } from '../../forms/use-held-form.ts';
import { faultsIn, type TypedForm, useTypedForm } from '../../forms/use-typed-form.ts';

const { texts } = ledgerDesk;

/** `sent`: what was sent, and the id that it has however often it is sent. */
type SentEntry = TypedEntry & { sent: { what: string; id: string } };

type FieldProps = { form: TypedForm<SentEntry>; name: keyof TypedEntry };

function Field({ form, name }: FieldProps) {
  const words = useMessages(ledgerDesk);
  const label = entryFields.texts[name];
  if (name === 'amount') return <FormAmount form={form} name={name} label={label} unit="toman" />;
  if (name !== 'side') return <TextField {...form.field(name)} label={label} />;
  const options = [
    ['debit', words.raises],
    ['credit', words.lowers],
  ] as const;
  return (
    <SelectField {...form.field(name)} label={label} options={options} none={words.chooseSide} />
  );
}

const fieldsOf: Record<EntryAsked['kind'], readonly (keyof TypedEntry)[]> = {
  payment: ['amount', 'reference', 'note'],
  adjustment: ['amount', 'side', 'reference', 'note'],
  reversal: ['note'],
};

/** The state of the form; its id is the entry's, so that trying again posts nothing twice. */
function useEntryForm(asked: EntryAsked, onDone: () => void) {
  const [problem, setProblem] = useState<Exclude<EnteringResult, 'done' | 'left'> | null>(null);
  const form = useTypedForm<SentEntry, EntryFault>({
    id: 'entry',
    start: { ...nothingEntered, sent: { what: '', id: '' } },
    faultsOf: (typed) => faultsIn(readTypedEntry(asked, typed)),
    say: (fault) => entryFaults.texts[fault],
  });
  const forget = useHeldForm(form, { name: `entry ${Object.values(asked).join(' ')}` });
  const send = form.handleSubmit(async (typed) => {
    const read = readTypedEntry(asked, typed);
    if (!('entry' in read)) return;
    const what = JSON.stringify(read.entry);
    // Changed after an answer was lost, it is another entry.
    const id = typed.sent.what === what ? typed.sent.id : newId();
    form.setValue('sent', { what, id });
    const result = await enterEntry(id, read.entry);
    if (result === 'done') {
      forget();
      onDone();
    } else if (result !== 'left') setProblem(result);
  });
  return { form, problem, send, forget };
}

type EntryFormProps = { asked: EntryAsked; onDone: () => void; onCancel: () => void };

/** What the lab types to enter an entry. */
export function EntryForm({ asked, onDone, onCancel }: EntryFormProps) {
  const { form, problem, send, forget } = useEntryForm(asked, onDone);
  const cancel = () => {
    forget();
    onCancel();
  };
  const box = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => box.current?.querySelector<HTMLElement>('input, select')?.focus(), []);
  const isSending = form.formState.isSubmitting;
  const label = problem === 'unknown' ? texts.again : texts.post;
  return (
    <form className="event-form" noValidate onSubmit={send} ref={box}>
      {fieldsOf[asked.kind].map((name) => (
        <Field key={name} form={form} name={name} />
      ))}
      <FormProblem id="entry-problem" text={problem && texts[problem]} />
      <p className="event-buttons">
        {problem !== 'notAllowed' && (
          <SubmitButton label={label} busy={texts.posting} isBusy={isSending} />
        )}
        <Button text={texts.cancel} onClick={cancel} />
      </p>
    </form>
  );
}
