import { instantText } from '../../i18n/calendar/instant-text.ts';
import { say } from '../base/say.tsx';

/** Date and time in the language's calendar. */
export function Instant({ at }: { at: string }) {
  return <time dateTime={at}>{say(instantText(at))}</time>;
}
