import type { TypedCalendar } from '../../domain/lab-page/typed-calendar.ts';
import { labCalendar } from '../../i18n/lab-page/lab-calendar.ts';
import { weekdays, weekFromSaturday } from '../../i18n/lab-page/lab-page.ts';
import { CheckGroup } from '../../ui/forms/CheckField.tsx';
import { saidOf } from '../forms/field-errors.ts';
import type { TypedForm } from '../forms/use-typed-form.ts';

/** The weekly days off. */
export function OffDays({ form }: { form: TypedForm<TypedCalendar> }) {
  const error = saidOf(form.formState.errors, 'offDays');
  const boxes = weekFromSaturday.map((day) => ({
    control: form.register(`offDays.${day}`),
    label: weekdays[day] ?? (['', ''] as const),
  }));
  return (
    <CheckGroup
      id="lab-calendar-offDays"
      {...{ error, boxes }}
      className="surface lab-page-part"
      legend={labCalendar.texts.offDays}
    />
  );
}
