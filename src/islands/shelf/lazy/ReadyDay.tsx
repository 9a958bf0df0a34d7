import type { LabCalendar } from '../../../domain/catalogue/lab-calendar.ts';
import { hasBreakdown } from '../../../domain/prices/has-breakdown.ts';
import { promiseOfStock } from '../../../domain/promise/propose-day.ts';
import type { Rials } from '../../../domain/vocabulary/money.ts';
import { dayText } from '../../../i18n/language/day-text.ts';
import { fill } from '../../../i18n/language/message.ts';
import { promise } from '../../../i18n/promise/promise.ts';
import { labNow } from '../../../stores/browser-support/lab-now.ts';
import priceSheet from '../../../styles/prices/price-rows.scss?url';
import { say } from '../../../ui/base/say.tsx';
import { DiscountNote } from '../../../ui/prices/DiscountNote.tsx';
import { lazy } from '../../base/lazy-code.ts';
import { PhotosButton } from '../../compose/PhotosButton.tsx';
import { LazyMoneyNotes } from '../../credit/LazyMoneyNotes.tsx';
import { PriceFold } from '../../prices/PriceFold.tsx';
import { type ShelfLines, useShelfParts } from './use-shelf-parts.ts';

/** The day the order would leave the lab if it were sent now. */
function Day({ calendar }: { calendar: LabCalendar }) {
  const day = promiseOfStock(calendar, labNow());
  const text = fill(promise.texts.readyAbout, {
    day: dayText(day),
  });
  return say(text);
}

const shelfPrice = lazy(async () => (await import('./ShelfPrice.tsx')).ShelfPrice, priceSheet);

/** The discount, and the parts of the price if they say more than the total. */
function Details({ lines }: { lines: ShelfLines }) {
  const parts = useShelfParts(lines)?.parts;
  if (!parts || !hasBreakdown(parts)) return null;
  return (
    <>
      {parts.discount && <DiscountNote discount={parts.discount} />}
      <PriceFold of={shelfPrice} given={{ lines }} />
    </>
  );
}

type ReadyProps = {
  lines: ShelfLines;
  total: Rials | null;
  /** Null while unknown. */
  calendar: LabCalendar | null;
};

/** Notes to read before sending: the day it is ready and notes on the total; also the button to add photos. */
export function ReadyDay({ lines, total, calendar }: ReadyProps) {
  return (
    <>
      {calendar && <Day calendar={calendar} />} <LazyMoneyNotes total={total} priced={lines} />
      <Details lines={lines} />
      <PhotosButton />
    </>
  );
}
