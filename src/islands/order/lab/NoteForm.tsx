import { useState } from 'react';
import { noteLimit } from '../../../domain/lifecycle/event-limits.ts';
import { noteFault } from '../../../domain/lifecycle/typed-note.ts';
import { countText } from '../../../i18n/language/count-text.ts';
import { fill, type Message } from '../../../i18n/language/message.ts';
import { valueFaults } from '../../../i18n/order/event-fields.ts';
import { notes } from '../../../i18n/order/notes.ts';
import { desk } from '../../../i18n/order/shop-desk.ts';
import {
  keepNote,
  type Noted,
  type NoteResult,
  sendNote,
  typedNote,
} from '../../../stores/orders/notes.ts';
import { say } from '../../../ui/base/say.tsx';
import { FormProblem } from '../../../ui/forms/FormProblem.tsx';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useTypedForm } from '../../forms/use-typed-form.ts';
import { useTyping } from '../../forms/use-typing.ts';

const { texts } = notes;
const max = countText(noteLimit);

const faults = {
  required: texts.required,
  tooLong: fill(valueFaults.texts.tooLong, { max }),
} as const;

const problems: Partial<Record<NoteResult, Message>> = {
  offline: desk.texts.offline,
  failed: desk.texts.failed,
  refused: desk.texts.refused,
};

/** The form for a new note. The text is kept until it is sent. */
function useNoteForm(about: Noted) {
  const [result, setResult] = useState<NoteResult | null>(null);
  const form = useTypedForm<{ text: string }, keyof typeof faults>({
    id: 'order-note',
    start: { text: typedNote(about.id) },
    faultsOf: ({ text }) => {
      const fault = noteFault(text);
      return fault ? { text: fault } : {};
    },
    say: (fault) => faults[fault],
  });
  useTyping(form, ({ text }) => {
    keepNote(about.id, text);
    setResult(null);
  });
  const send = form.handleSubmit(async ({ text }) => {
    const sent = await sendNote(about, text);
    if (sent === 'done' && form.getValues('text') === text) form.reset({ text: '' });
    setResult(sent);
  });
  return { form, result, send };
}

export function NoteForm({ about }: { about: Noted }) {
  const { form, result, send } = useNoteForm(about);
  const problem = result && problems[result];
  return (
    <form className="event-form" noValidate onSubmit={send}>
      <TextField {...form.field('text')} id="order-note" label={texts.label} rows={2} />
      <FormProblem id="order-note-problem" text={problem} />
      <p className="event-buttons">
        <SubmitButton
          className="btn btn-outline-primary"
          label={texts.add}
          busy={desk.texts.sending}
          isBusy={form.formState.isSubmitting}
        />
        <span role="status">{result === 'done' && say(texts.added)}</span>
      </p>
    </form>
  );
}
