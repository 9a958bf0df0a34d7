import { labPage, weekdays, weekFromSaturday } from '../../i18n/lab-page/lab-page.ts';
import { labPageDesk } from '../../i18n/lab-page/lab-page-desk.ts';
import { fill } from '../../i18n/language/message.ts';
import { Text } from '../../ui/base/Text.tsx';
import { TimeField } from '../forms/TimeField.tsx';
import { LabField, type LabPageForm } from './LabField.tsx';

const { texts } = labPageDesk;

/** When the lab is open, by weekday. */
export function HoursFields({ form }: { form: LabPageForm }) {
  return (
    <fieldset className="surface lab-page-part" aria-describedby="lab-page-hours-hint">
      <legend>
        <Text of={labPage.texts.hours} />
      </legend>
      <p id="lab-page-hours-hint">
        <Text of={texts.hoursHint} />
      </p>
      {weekFromSaturday.map((at) => (
        <div key={at} className="lab-page-day">
          {(['from', 'until'] as const).map((end) => (
            <LabField
              key={end}
              form={form}
              name={`hours.${at}.${end}`}
              label={fill(texts[end], { day: weekdays[at] ?? '' })}
              wrong={texts.wrongTime}
            >
              {(control) => <TimeField control={control} />}
            </LabField>
          ))}
        </div>
      ))}
    </fieldset>
  );
}
