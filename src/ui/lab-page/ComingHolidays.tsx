import { labPage } from '../../i18n/lab-page/lab-page.ts';
import { formatDay } from '../../i18n/language/format-date.ts';
import { inBoth } from '../../i18n/language/message.ts';
import { say } from '../base/say.tsx';

/** The next days on which the lab is closed. */
export function ComingHolidays({ days }: { days: readonly string[] }) {
  if (days.length === 0) return null;
  return (
    <section className="surface">
      <h2>{say(labPage.texts.holidays)}</h2>
      <ul>
        {days.map((day) => (
          <li key={day}>{say(inBoth((locale) => formatDay(day, locale)))}</li>
        ))}
      </ul>
    </section>
  );
}
