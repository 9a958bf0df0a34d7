import { useEffect, useRef } from 'react';
import { type FieldPath, type FieldValues, type PathValue, useWatch } from 'react-hook-form';
import type { DayRange } from '../../domain/vocabulary/day-range.ts';
import type { Message } from '../../i18n/language/message.ts';
import { described } from '../../ui/forms/described.ts';
import { Notes } from '../../ui/forms/Notes.tsx';
import { DayButton } from '../calendar/DayButton.tsx';
import type { TypedForm } from './use-typed-form.ts';

type CalendarFieldProps<Typed extends FieldValues> = {
  form: Pick<TypedForm<Typed>, 'control' | 'field' | 'setValue' | 'formState'>;
  name: FieldPath<Typed>;
  label: Message;
  days: DayRange;
};

/** Makes Escape close only the open calendar, not the dialog around the form. */
function useEscapeKept() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = box.current;
    const keep = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && field?.querySelector('dialog[open]')) event.stopPropagation();
    };
    field?.addEventListener('keydown', keep);
    return () => field?.removeEventListener('keydown', keep);
  }, []);
  return box;
}

/** A date field with the calendar of the language. The form value is a day such as `2026-11-22`. */
export function CalendarField<Typed extends FieldValues>(props: CalendarFieldProps<Typed>) {
  const { form, name, label, days } = props;
  const box = useEscapeKept();
  const day: unknown = useWatch({ control: form.control, name });
  const { id, error } = form.field(name);
  const pick = (picked: string) =>
    form.setValue(name, picked as PathValue<Typed, FieldPath<Typed>>, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  return (
    <div ref={box}>
      <DayButton
        label={label}
        day={typeof day === 'string' ? day : ''}
        earliest={days.first}
        latest={days.last}
        onPick={pick}
        button={{ name, ...described({ id, error }) }}
      />
      <Notes id={id} error={error} />
    </div>
  );
}
