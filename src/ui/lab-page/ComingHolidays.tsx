import { labPage } from '../../i18n/lab-page/lab-page.ts';
import { dayText } from '../../i18n/language/day-text.ts';
import { say } from '../base/say.tsx';

/** The next days on which the lab is closed. */
export function ComingHolidays({ days }: { days: readonly string[] }) {
  if (days.length === 0) return null;
  return (
    <section className="surface">
      <h2>{say(labPage.texts.holidays)}</h2>
      <ul>
        {days.map((day) => (
          <li key={day}>{say(dayText(day))}</li>
        ))}
      </ul>
    </section>
  );
}
