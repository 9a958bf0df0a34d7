import { formatDay } from '../../i18n/language/format-date.ts';
import { inBoth } from '../../i18n/language/message.ts';
import { Text } from '../base/Text.tsx';

/** A calendar day of the lab, `2026-11-22`, in the calendar of the language. */
export function Day({ day }: { day: string }) {
  return (
    <time dateTime={day}>
      <Text of={inBoth((locale) => formatDay(day, locale))} />
    </time>
  );
}
