import { promiseOfStock } from '../../../domain/promise/propose-day.ts';
import { formatDay } from '../../../i18n/language/format-date.ts';
import { fill, inBoth } from '../../../i18n/language/message.ts';
import { promise } from '../../../i18n/promise/promise.ts';
import { $stockCalendar } from '../../../stores/stock/stock.ts';
import { Text } from '../../../ui/base/Text.tsx';
import { useLive } from '../../base/use-live.ts';

/** When the order would leave the lab if it was sent now. */
export function ReadyDay() {
  const calendar = useLive($stockCalendar, null);
  if (!calendar) return null;
  const day = promiseOfStock(calendar, new Date());
  const text = fill(promise.texts.readyAbout, {
    day: inBoth((locale) => formatDay(day, locale, 'UTC')),
  });
  return <Text of={text} />;
}
