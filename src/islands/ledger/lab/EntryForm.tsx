import { useLayoutEffect, useRef, useState } from 'react';
import FormControl from 'react-bootstrap/FormControl';
import FormGroup from 'react-bootstrap/FormGroup';
import FormLabel from 'react-bootstrap/FormLabel';
import FormSelect from 'react-bootstrap/FormSelect';
import { type UseFormReturn, useForm } from 'react-hook-form';
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
import { FieldMessage } from '../../../ui/base/FieldMessage.tsx';
import { Text } from '../../../ui/base/Text.tsx';
import { useMessages } from '../../base/use-messages.ts';
import { FormAmount } from '../../forms/FormAmount.tsx';
import { useHeldForm } from '../../forms/use-held-form.ts';

const { texts } = ledgerDesk;

/** `sent`: what was sent, and the id that it has however often it is sent. */
type SentEntry = TypedEntry & { sent: { what: string; id: string } };
type Form = UseFormReturn<SentEntry>;

function Side({ control }: { control: object }) {
  const words = useMessages(ledgerDesk);
  return (
    <FormSelect {...control}>
      <option value="">{words.chooseSide}</option>
      <option value="debit">{words.raises}</option>
      <option value="credit">{words.lowers}</option>
    </FormSelect>
  );
}

function Field({ form, name }: { form: Form; name: keyof TypedEntry }) {
  const fault = form.formState.errors[name]?.type as EntryFault | undefined;
  const faultId = `entry-${name}-fault`;
  const control = {
    ...form.register(name),
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': fault && faultId,
  };
  return (
    <FormGroup controlId={`entry-${name}`}>
      <FormLabel>
        <Text of={entryFields.texts[name]} />
      </FormLabel>
      {name === 'side' && <Side control={control} />}
      {name === 'amount' && (
        <FormAmount id="entry-amount" unit="toman" form={form} name="amount" control={control} />
      )}
      {(name === 'reference' || name === 'note') && (
        <FormControl {...control} autoComplete="off" dir="auto" />
      )}
      {fault && <FieldMessage id={faultId} text={entryFaults.texts[fault]} />}
    </FormGroup>
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
  const form = useForm<SentEntry>({
    defaultValues: { ...nothingEntered, sent: { what: '', id: '' } },
    resolver: (typed) => {
      const read = readTypedEntry(asked, typed);
      if ('entry' in read) return { values: typed, errors: {} };
      const faults = Object.entries(read.faults);
      return {
        values: {},
        errors: Object.fromEntries(faults.map(([name, type]) => [name, { type }])),
      };
    },
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
      <div role="alert">{problem && <FieldMessage id="entry-problem" text={texts[problem]} />}</div>
      <p className="event-buttons">
        {problem !== 'notAllowed' && (
          <button type="submit" className="btn btn-primary" aria-disabled={isSending}>
            <Text of={isSending ? texts.posting : label} />
          </button>
        )}
        <button type="button" className="btn btn-outline-primary" onClick={cancel}>
          <Text of={texts.cancel} />
        </button>
      </p>
    </form>
  );
}
