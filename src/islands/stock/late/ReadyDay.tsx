import { promiseOfStock } from '../../../domain/promise/propose-day.ts';
import type { Rials } from '../../../domain/vocabulary/money.ts';
import { formatDay } from '../../../i18n/language/format-date.ts';
import { fill, inBoth } from '../../../i18n/language/message.ts';
import { promise } from '../../../i18n/promise/promise.ts';
import { $stockCalendar } from '../../../stores/stock/stock.ts';
import { Text } from '../../../ui/base/Text.tsx';
import { useLive } from '../../base/use-live.ts';
import { LateCredit } from '../../credit/LateCredit.tsx';

/** When the order would leave the lab if it was sent now. */
function Day() {
  const calendar = useLive($stockCalendar, null);
  if (!calendar) return null;
  const day = promiseOfStock(calendar, new Date());
  const text = fill(promise.texts.readyAbout, {
    day: inBoth((locale) => formatDay(day, locale, 'UTC')),
  });
  return <Text of={text} />;
}

/** What there is to know before sending: the day, and what is left of the credit. */
export function ReadyDay({ total }: { total: Rials | null }) {
  return (
    <>
      <Day /> <LateCredit total={total} />
    </>
  );
}
