import { formatInstant } from '../../i18n/language/format-date.ts';
import { inBoth } from '../../i18n/language/message.ts';
import { Text } from '../base/Text.tsx';

/** Date and time in the calendar of the language. */
export function Instant({ at }: { at: string }) {
  return (
    <time dateTime={at}>
      <Text of={inBoth((locale) => formatInstant(at, locale))} />
    </time>
  );
}
