import { invoices } from '../../i18n/invoices/invoices.ts';
import { invoicePath } from '../../panel/invoice-path.ts';
import { invoiceList } from '../../stores/invoices/invoices.ts';
import { EmptyState } from '../../ui/base/EmptyState.tsx';
import { invoiceColumns, labInvoiceColumns } from '../../ui/invoices/invoice-columns.tsx';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';
import { ListView } from '../lab-parts/ListView.tsx';
import { InvoiceFiles } from './InvoiceFiles.tsx';
import { InvoiceFilters } from './InvoiceFilters.tsx';
import { OwnDetails } from './OwnDetails.tsx';

const { texts } = invoices;
const desk = lazy(async () => (await import('./lab/InvoiceDesk.tsx')).InvoiceDesk);

/** The list of invoices and, for the lab, the form that issues them. */
export function InvoiceListView({ isLab }: { isLab: boolean }) {
  const list = (
    <>
      <InvoiceFilters />
      <ListView
        list={invoiceList}
        name="invoices"
        caption={texts.caption}
        columns={isLab ? labInvoiceColumns : invoiceColumns}
        idOf={({ id }) => id}
        hrefOf={({ id, account }) => invoicePath(id, account.id)}
        empty={
          <EmptyState
            picture="tray"
            title={texts.empty}
            text={isLab ? texts.emptyLab : texts.emptyShop}
          />
        }
      />
      <InvoiceFiles />
    </>
  );
  return (
    <div className="lab-screen">
      {isLab ? (
        <Lazy of={desk} given={{}} after={list} frame="surface" />
      ) : (
        <>
          <OwnDetails />
          {list}
        </>
      )}
    </div>
  );
}
