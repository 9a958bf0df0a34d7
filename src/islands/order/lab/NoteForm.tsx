import { useEffect, useState } from 'react';
import FormControl from 'react-bootstrap/FormControl';
import FormGroup from 'react-bootstrap/FormGroup';
import FormLabel from 'react-bootstrap/FormLabel';
import { useForm } from 'react-hook-form';
import { noteLimit } from '../../../domain/lifecycle/event-limits.ts';
import { noteFault } from '../../../domain/lifecycle/typed-note.ts';
import type { Order } from '../../../domain/order/order.ts';
import { formatCount } from '../../../i18n/language/format-number.ts';
import { fill, inBoth, type Message } from '../../../i18n/language/message.ts';
import { valueFaults } from '../../../i18n/order/event-fields.ts';
import { notes } from '../../../i18n/order/notes.ts';
import { desk } from '../../../i18n/order/shop-desk.ts';
import { keepNote, type NoteResult, sendNote, typedNote } from '../../../stores/orders/notes.ts';
import { FieldMessage } from '../../../ui/base/FieldMessage.tsx';
import { Text } from '../../../ui/base/Text.tsx';

const { texts } = notes;
const faultId = 'order-note-fault';
const max = inBoth((locale) => formatCount(noteLimit, locale));

const faults = {
  required: texts.required,
  tooLong: fill(valueFaults.texts.tooLong, { max }),
} as const;

const problems: Partial<Record<NoteResult, Message>> = {
  offline: desk.texts.offline,
  failed: desk.texts.failed,
  refused: desk.texts.refused,
};

/** The field for a new note; what is typed is kept until it is sent. */
function useNoteForm(order: Order) {
  const [result, setResult] = useState<NoteResult | null>(null);
  const form = useForm({ defaultValues: { text: typedNote(order.id) } });
  const { watch, reset, getValues } = form;
  useEffect(() => {
    const following = watch(({ text = '' }) => {
      keepNote(order.id, text);
      setResult(null);
    });
    return () => following.unsubscribe();
  }, [watch, order.id]);
  const send = form.handleSubmit(async ({ text }) => {
    const sent = await sendNote(order, text);
    if (sent === 'done' && getValues('text') === text) reset({ text: '' });
    setResult(sent);
  });
  return { form, result, send };
}

export function NoteForm({ order }: { order: Order }) {
  const { form, result, send } = useNoteForm(order);
  const { errors, isSubmitting } = form.formState;
  const fault = errors.text && faults[errors.text.message as keyof typeof faults];
  const problem = fault ?? (result && problems[result]);
  return (
    <form className="event-form" noValidate onSubmit={send}>
      <FormGroup controlId="order-note">
        <FormLabel>
          <Text of={texts.label} />
        </FormLabel>
        <FormControl
          as="textarea"
          rows={2}
          dir="auto"
          aria-invalid={fault ? true : undefined}
          aria-describedby={problem ? faultId : undefined}
          {...form.register('text', { validate: (text) => noteFault(text) ?? true })}
        />
        <div role="alert">{problem && <FieldMessage id={faultId} text={problem} />}</div>
      </FormGroup>
      <p className="event-buttons">
        <button type="submit" className="btn btn-outline-primary" aria-disabled={isSubmitting}>
          <Text of={isSubmitting ? desk.texts.sending : texts.add} />
        </button>
        <span role="status">{result === 'done' && <Text of={texts.added} />}</span>
      </p>
    </form>
  );
}
