import { useController } from 'react-hook-form';
import type { TypedCalendar } from '../../domain/lab-page/typed-calendar.ts';
import { labDay } from '../../domain/vocabulary/lab-day.ts';
import { labCalendar } from '../../i18n/lab-page/lab-calendar.ts';
import { formatDay } from '../../i18n/language/format-date.ts';
import { fill, inBoth, pick } from '../../i18n/language/message.ts';
import { labNow } from '../../stores/browser-support/lab-now.ts';
import { $locale } from '../../stores/shell/locale.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { say } from '../../ui/base/say.tsx';
import { useLive } from '../base/use-live.ts';
import type { TypedForm } from '../forms/use-typed-form.ts';
import { HolidayPicker } from './HolidayPicker.tsx';

const { texts } = labCalendar;

/** Days off other than the weekly ones. Past ones stay in the calendar but are hidden. */
export function Holidays({ form }: { form: TypedForm<TypedCalendar> }) {
  const { value, onChange } = useController({ control: form.control, name: 'holidays' }).field;
  const locale = useLive($locale, 'fa');
  const today = labDay(labNow().getTime());
  const coming = value.filter((day) => day >= today);
  const add = (day: string) => {
    if (day !== '' && !value.includes(day)) onChange([...value, day].toSorted());
  };
  return (
    <fieldset className="surface lab-page-part">
      <legend>{say(texts.holidays)}</legend>
      {coming.length === 0 && <p>{say(texts.noHolidays)}</p>}
      <ul className="lab-calendar-days">
        {coming.map((day) => {
          const written = inBoth((language) => formatDay(day, language));
          return (
            <li key={day}>
              {say(written)}
              <button
                type="button"
                className="btn btn-link"
                aria-label={pick(fill(texts.removeHoliday, { day: written }), locale)}
                onClick={() => onChange(value.filter((each) => each !== day))}
              >
                <Icon name="trash" />
              </button>
            </li>
          );
        })}
      </ul>
      <HolidayPicker earliest={today} onPick={add} />
    </fieldset>
  );
}
