import type { InvoiceLine } from '../../domain/invoices/invoice.ts';
import { bareRials } from '../../i18n/invoices/invoice-words.ts';
import { oneInvoice } from '../../i18n/invoices/one-invoice.ts';
import { countText } from '../../i18n/language/count-text.ts';
import { inBoth } from '../../i18n/language/message.ts';
import { orderPath } from '../../panel/routes.ts';
import { say } from '../base/say.tsx';
import type { Column } from '../table/column.ts';
import { LineParts } from './LineParts.tsx';

const { texts } = oneInvoice;

const rials = (key: 'amount' | 'discount' | 'tax' | 'total'): Column<InvoiceLine> => ({
  key,
  title: texts[key],
  isNumber: true,
  cell: (line) => (line[key] === 0 && key === 'discount' ? null : say(bareRials(line[key]))),
});

/** Columns of an invoice's lines on screen. The lab passes the account, which its links include. */
export const lineColumns = (account: string | undefined): readonly Column<InvoiceLine>[] => [
  {
    key: 'what',
    title: texts.what,
    isName: true,
    place: 'invoice-what',
    cell: ({ order, title, parts }) => (
      <>
        <a className="table-open number" href={orderPath(order.id, account)}>
          {order.number}
        </a>{' '}
        <span>{say(inBoth((locale) => title[locale]))}</span>
        <LineParts parts={parts} />
      </>
    ),
  },
  {
    key: 'pieces',
    title: texts.pieces,
    isNumber: true,
    cell: ({ pieces }) => say(countText(pieces)),
  },
  ...(['amount', 'discount', 'tax', 'total'] as const).map(rials),
];
