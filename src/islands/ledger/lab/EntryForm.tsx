import { useState } from 'react';
import {
  type EntryAsked,
  type EntryFault,
  emptyEntry,
  readTypedEntry,
  type TypedEntry,
} from '../../../domain/ledger/typed-entry.ts';
import { labDay } from '../../../domain/vocabulary/lab-day.ts';
import { entryFaults, ledgerDesk } from '../../../i18n/ledger/ledger-desk.ts';
import { labNow } from '../../../stores/browser-support/lab-now.ts';
import { newId } from '../../../stores/device/records/new-id.ts';
import { type EnteringResult, enterEntry } from '../../../stores/ledger/enter-entry.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { FormProblem } from '../../../ui/forms/FormProblem.tsx';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { useFirstField } from '../../forms/use-first-field.ts';
import { useHeldForm } from '../../forms/use-held-form.ts';
import { faultsIn, useTypedForm } from '../../forms/use-typed-form.ts';
import { EntryFields, type SentEntry } from './EntryFields.tsx';

const { texts } = ledgerDesk;

/** Default values: most payments are transfers made today. */
function defaultsFor({ kind }: EntryAsked): Partial<TypedEntry> {
  return kind === 'payment' ? { means: 'transfer', on: labDay(labNow().getTime()) } : {};
}

type Fault = EntryFault | 'repeated';

/** State of the form. The form holds the entry's id, so that a retry posts nothing twice. */
function useEntryForm(asked: EntryAsked, onDone: () => void) {
  const [problem, setProblem] = useState<Exclude<EnteringResult, 'done' | 'left'> | null>(null);
  const form = useTypedForm<SentEntry, Fault>({
    id: 'entry',
    start: { ...emptyEntry, ...defaultsFor(asked), sent: { what: '', id: '' } },
    faultsOf: (typed) => faultsIn(readTypedEntry(asked, typed, labNow().getTime())),
    say: (fault) => entryFaults.texts[fault],
  });
  const { forget } = useHeldForm(form, { name: `entry ${Object.values(asked).join(' ')}` });
  const send = form.handleSubmit(async (typed) => {
    const read = readTypedEntry(asked, typed, labNow().getTime());
    if (!('entry' in read)) return;
    const what = JSON.stringify(read.entry);
    // If the user edited it after a lost response, it is a different entry.
    const id = typed.sent.what === what ? typed.sent.id : newId();
    form.setValue('sent', { what, id });
    const result = await enterEntry(id, read.entry);
    if (result === 'done') {
      forget();
      onDone();
    } else if (typeof result === 'object') form.refuse(result);
    else if (result !== 'left') setProblem(result);
  });
  return { form, problem, send, forget };
}

type EntryFormProps = { asked: EntryAsked; onDone: () => void; onCancel: () => void };

/** The form in which the lab posts an entry. */
export function EntryForm({ asked, onDone, onCancel }: EntryFormProps) {
  const { form, problem, send, forget } = useEntryForm(asked, onDone);
  const cancel = () => {
    forget();
    onCancel();
  };
  const box = useFirstField();
  const isSending = form.formState.isSubmitting;
  const label = problem === 'unknown' ? texts.again : texts.post;
  return (
    <form className="event-form" noValidate onSubmit={send} ref={box}>
      <EntryFields asked={asked} form={form} />
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
