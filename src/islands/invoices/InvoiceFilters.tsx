import { fiscalYearOf } from '../../domain/invoices/fiscal-year.ts';
import { labDay } from '../../domain/vocabulary/lab-day.ts';
import { invoices } from '../../i18n/invoices/invoices.ts';
import { writeNumber } from '../../i18n/language/format-number.ts';
import { labNow } from '../../stores/browser-support/lab-now.ts';
import { everyInvoice, invoiceList } from '../../stores/invoices/invoices.ts';
import { $locale } from '../../stores/shell/locale.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { say } from '../../ui/base/say.tsx';
import { FilterSelect } from '../../ui/filters/FilterSelect.tsx';
import { useLive } from '../base/use-live.ts';
import { useMessages } from '../base/use-messages.ts';
import { LabSearch } from '../lab-parts/LabSearch.tsx';

const { texts } = invoices;
const { $filters, choose } = invoiceList;

/** Number of years before the current one to choose from. */
const earlierYears = 5;

const states = ['valid', 'cancelled', 'creditNote'] as const;

/** Says that the list shows only the invoices of one order or delivery. Clicking it shows all. */
function OnlyOf({ of }: { of: 'order' | 'delivery' }) {
  return (
    <button
      type="button"
      className="btn btn-outline-primary invoice-only"
      onClick={() => choose({ [of]: '' })}
    >
      {say(of === 'order' ? texts.onlyOrder : texts.onlyDelivery)}
      <Icon name="x-lg" />
    </button>
  );
}

/** Filters the invoices by number, fiscal year and state. */
export function InvoiceFilters() {
  const { year, state, order, delivery } = useLive($filters, everyInvoice);
  const locale = useLive($locale, 'fa');
  const words = useMessages(invoices);
  const present = fiscalYearOf(labDay(labNow().getTime()));
  const years = Array.from({ length: earlierYears + 1 }, (_, ago) => String(present - ago));
  return (
    <div className="lab-filters">
      <LabSearch list={invoiceList} hint={texts.searchHint} />
      <FilterSelect
        label={texts.year}
        chosen={year}
        options={[
          ['', words.allYears],
          ...years.map((each) => [each, writeNumber(each, locale)] as const),
        ]}
        onChoose={(chosen) => choose({ year: chosen })}
      />
      <FilterSelect
        label={texts.state}
        chosen={state}
        options={[['', words.all], ...states.map((each) => [each, words[each]] as const)]}
        onChoose={(chosen) => choose({ state: chosen })}
      />
      {order !== '' && <OnlyOf of="order" />}
      {delivery !== '' && <OnlyOf of="delivery" />}
    </div>
  );
}
