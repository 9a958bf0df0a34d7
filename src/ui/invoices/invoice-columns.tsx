import type { InvoiceSummary } from '../../domain/invoices/invoice.ts';
import { invoiceName, numberWords, subjectWords } from '../../i18n/invoices/invoice-words.ts';
import { invoices } from '../../i18n/invoices/invoices.ts';
import { Icon } from '../base/Icon.tsx';
import { Money } from '../base/Money.tsx';
import { say } from '../base/say.tsx';
import { Day } from '../orders/Day.tsx';
import type { Column } from '../table/column.ts';

const { texts } = invoices;

/** A chip that says whether an invoice is valid, cancelled or a credit note. */
export function InvoiceState({ kind, cancelledBy }: Pick<InvoiceSummary, 'kind' | 'cancelledBy'>) {
  if (kind === 'creditNote') return <span className="chip">{say(texts.creditNote)}</span>;
  return (
    <span className={cancelledBy ? 'chip chip-bad' : 'chip chip-good'}>
      <Icon name={cancelledBy ? 'x-circle' : 'check2'} />
      <span>{say(cancelledBy ? texts.cancelled : texts.valid)}</span>
    </span>
  );
}

const account: Column<InvoiceSummary> = {
  key: 'account',
  title: texts.account,
  place: 'table-wide',
  cell: ({ account: { name } }) => <bdi>{name}</bdi>,
};

/** Columns of a shop's list of invoices. */
export const invoiceColumns: readonly Column<InvoiceSummary>[] = [
  {
    key: 'number',
    title: texts.number,
    isName: true,
    cell: (invoice) => (
      <>
        <span aria-hidden="true">{say(numberWords(invoice.number))}</span>
        <span className="visually-hidden">{say(invoiceName(invoice))}</span>
      </>
    ),
  },
  {
    key: 'state',
    title: texts.state,
    isPlain: true,
    cell: (invoice) => <InvoiceState {...invoice} />,
  },
  { key: 'day', title: texts.day, cell: ({ day }) => <Day day={day} /> },
  { key: 'subject', title: texts.subject, cell: ({ subject }) => say(subjectWords(subject)) },
  {
    key: 'total',
    title: texts.total,
    place: 'invoice-total',
    isNumber: true,
    cell: ({ total }) => <Money amount={total} />,
  },
];

/** Columns of the lab's list, with the account. */
export const labInvoiceColumns: readonly Column<InvoiceSummary>[] = [
  ...invoiceColumns.slice(0, 2),
  account,
  ...invoiceColumns.slice(2),
];
