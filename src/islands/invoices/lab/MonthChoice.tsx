import { latestMonths } from '../../../domain/invoices/fiscal-year.ts';
import { labDay } from '../../../domain/vocabulary/lab-day.ts';
import { invoiceDesk } from '../../../i18n/invoices/invoice-desk.ts';
import { monthWords } from '../../../i18n/invoices/invoice-words.ts';
import { pick } from '../../../i18n/language/message.ts';
import { labNow } from '../../../stores/browser-support/lab-now.ts';
import { $locale } from '../../../stores/shell/locale.ts';
import { FilterSelect } from '../../../ui/filters/FilterSelect.tsx';
import { useLive } from '../../base/use-live.ts';

/** Number of months to choose from, starting with the current one. */
const monthsOffered = 18;

/** A choice of a month of the Persian calendar, `1405-09`. */
export function MonthChoice({
  month,
  onChoose,
}: {
  month: string;
  onChoose: (month: string) => void;
}) {
  const locale = useLive($locale, 'fa');
  const months = latestMonths(labDay(labNow().getTime()), monthsOffered);
  return (
    <FilterSelect
      label={invoiceDesk.texts.month}
      chosen={month}
      options={months.map((each) => [each, pick(monthWords(each), locale)] as const)}
      onChoose={onChoose}
    />
  );
}
