import { promiseOfStock } from '../../../domain/promise/propose-day.ts';
import type { StockLine } from '../../../domain/stock/stock.ts';
import type { Rials } from '../../../domain/vocabulary/money.ts';
import { formatDay } from '../../../i18n/language/format-date.ts';
import { fill, inBoth } from '../../../i18n/language/message.ts';
import { promise } from '../../../i18n/promise/promise.ts';
import { $stockCalendar } from '../../../stores/stock/stock.ts';
import { Text } from '../../../ui/base/Text.tsx';
import { useLive } from '../../base/use-live.ts';
import { LateMoneyNotes } from '../../credit/LateMoneyNotes.tsx';

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

type ReadyProps = { lines: readonly StockLine[]; total: Rials | null };

/** What there is to know before sending: the day, and about the total. */
export function ReadyDay({ lines, total }: ReadyProps) {
  return (
    <>
      <Day /> <LateMoneyNotes total={total} priced={lines} />
    </>
  );
}
