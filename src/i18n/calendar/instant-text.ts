import { labOffset } from '../../domain/vocabulary/lab-day.ts';
import { formatInstant } from '../language/format-date.ts';
import { fill, inBoth, type Message } from '../language/message.ts';

const atLab: Message = ['{at} به وقت ایران', '{at} Iran time'];

/** Whether the device's local time differs from the lab's at an instant (ms since 1970). */
const differs = (at: number) => new Date(at).getTimezoneOffset() * -60_000 !== labOffset(at);

/** Date and time at the lab of an instant (ISO 8601 or ms since 1970), marked "Iran time" if the device's time differs. */
export function instantText(at: string | number): Message {
  const written = inBoth((locale) => formatInstant(at, locale));
  return differs(new Date(at).getTime()) ? fill(atLab, { at: written }) : written;
}
