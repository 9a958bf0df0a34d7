import { labCalendar } from '../../i18n/lab-page/lab-calendar.ts';
import { weekdays, weekFromSaturday } from '../../i18n/lab-page/lab-page.ts';
import { Text } from '../../ui/base/Text.tsx';
import { type CalendarForm, faultOf } from './CalendarField.tsx';

/** Which days of every week are off. */
export function OffDays({ form }: { form: CalendarForm }) {
  const { aria, message } = faultOf(form, 'offDays');
  return (
    <fieldset className="surface lab-page-part">
      <legend>
        <Text of={labCalendar.texts.offDays} />
      </legend>
      {weekFromSaturday.map((day) => (
        <label key={day} className="lab-calendar-check">
          <input {...form.register(`offDays.${day}`)} {...aria} type="checkbox" />
          <Text of={weekdays[day] ?? ['', '']} />
        </label>
      ))}
      {message}
    </fieldset>
  );
}
