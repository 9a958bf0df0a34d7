import type { FieldPath, UseFormReturn } from 'react-hook-form';
import type { CalendarFault, TypedCalendar } from '../../domain/lab-page/typed-calendar.ts';
import { calendarFaults } from '../../i18n/lab-page/lab-calendar.ts';
import type { Message } from '../../i18n/language/message.ts';
import { FieldMessage } from '../../ui/base/FieldMessage.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { keypads } from '../../ui/forms/keypad.ts';

export type CalendarForm = UseFormReturn<TypedCalendar>;

/** The fault of a field of the calendar, its message, and what the control bears with it. */
export function faultOf(form: CalendarForm, name: FieldPath<TypedCalendar>) {
  const fault = form.getFieldState(name, form.formState).error?.type as CalendarFault | undefined;
  const id = `lab-calendar-${name}-fault`;
  return {
    fault,
    aria: fault && ({ 'aria-invalid': true, 'aria-describedby': id } as const),
    message: fault && <FieldMessage id={id} text={calendarFaults.texts[fault]} />,
  };
}

type CalendarFieldProps = {
  form: CalendarForm;
  name: 'cutOffHour' | 'stockDays' | 'note';
  label: Message;
  hint?: Message;
};

/** A line of text of the calendar, with its hint and its fault below. */
export function CalendarField({ form, name, label, hint }: CalendarFieldProps) {
  const id = `lab-calendar-${name}`;
  const { aria, message } = faultOf(form, name);
  return (
    <div className="filter-field">
      <label htmlFor={id}>
        <Text of={label} />
      </label>
      <input
        {...form.register(name)}
        aria-describedby={hint && `${id}-hint`}
        {...aria}
        id={id}
        type="text"
        className="form-control"
        dir="auto"
        inputMode={name === 'note' ? undefined : keypads.whole}
        maxLength={name === 'note' ? 500 : 4}
      />
      {hint && (
        <small id={`${id}-hint`}>
          <Text of={hint} />
        </small>
      )}
      {message}
    </div>
  );
}
