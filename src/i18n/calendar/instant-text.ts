import { labOffset } from '../../domain/vocabulary/lab-day.ts';
import { formatInstant } from '../language/format-date.ts';
import { fill, inBoth, type Message } from '../language/message.ts';

const atLab: Message = ['{at} به وقت ایران', '{at} Iran time'];

/** Whether the device's clock shows another time than the lab's at an instant (ms since 1970). */
const differs = (at: number) => new Date(at).getTimezoneOffset() * -60_000 !== labOffset(at);

/** Date and time of an instant (ISO 8601 or ms since 1970) at the lab; names the place where the device's time differs. */
export function instantText(at: string | number): Message {
  const written = inBoth((locale) => formatInstant(at, locale));
  return differs(new Date(at).getTime()) ? fill(atLab, { at: written }) : written;
}
