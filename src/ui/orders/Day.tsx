import { dayText } from '../../i18n/language/day-text.ts';
import { say } from '../base/say.tsx';

/** A calendar day at the lab (`2026-11-22`), shown in the language's calendar. */
export function Day({ day }: { day: string }) {
  return <time dateTime={day}>{say(dayText(day))}</time>;
}
