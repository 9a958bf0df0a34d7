import { instantText } from '../../i18n/calendar/instant-text.ts';
import { Text } from '../base/Text.tsx';

/** Date and time in the calendar of the language. */
export function Instant({ at }: { at: string }) {
  return (
    <time dateTime={at}>
      <Text of={instantText(at)} />
    </time>
  );
}
