import type { TypedLabPage } from '../../domain/lab-page/typed-lab-page.ts';
import { labPage, weekdays, weekFromSaturday } from '../../i18n/lab-page/lab-page.ts';
import { labPageDesk } from '../../i18n/lab-page/lab-page-desk.ts';
import { fill } from '../../i18n/language/message.ts';
import { say } from '../../ui/base/say.tsx';
import { TimeField } from '../forms/TimeField.tsx';
import type { TypedForm } from '../forms/use-typed-form.ts';

const { texts } = labPageDesk;

/** The lab's opening hours by weekday. */
export function HoursFields({ form }: { form: TypedForm<TypedLabPage> }) {
  return (
    <fieldset className="surface lab-page-part" aria-describedby="lab-page-hours-hint">
      <legend>{say(labPage.texts.hours)}</legend>
      <p id="lab-page-hours-hint">{say(texts.hoursHint)}</p>
      {weekFromSaturday.map((at) => (
        <div key={at} className="lab-page-day">
          {(['from', 'until'] as const).map((end) => (
            <TimeField
              key={end}
              {...form.field(`hours.${at}.${end}`)}
              label={fill(texts[end], { day: weekdays[at] ?? '' })}
            />
          ))}
        </div>
      ))}
    </fieldset>
  );
}
