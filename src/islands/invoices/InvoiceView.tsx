import { useMemo } from 'react';
import {
  invoiceName,
  numberWords,
  rialWords,
  subjectWords,
} from '../../i18n/invoices/invoice-words.ts';
import { invoices } from '../../i18n/invoices/invoices.ts';
import { oneInvoice } from '../../i18n/invoices/one-invoice.ts';
import { fill } from '../../i18n/language/message.ts';
import { invoicePath } from '../../panel/invoice-path.ts';
import { invoicesPath } from '../../panel/invoices-path.ts';
import type { InvoiceAnswer } from '../../stores/invoices/invoice.ts';
import { Button } from '../../ui/base/Button.tsx';
import { say } from '../../ui/base/say.tsx';
import { Fact } from '../../ui/facts/Fact.tsx';
import type { InvoiceSheet } from '../../ui/invoices/InvoicePaper.tsx';
import { InvoiceState } from '../../ui/invoices/invoice-columns.tsx';
import { lineColumns } from '../../ui/invoices/line-columns.tsx';
import { Party } from '../../ui/invoices/Party.tsx';
import { Sums } from '../../ui/invoices/Sums.tsx';
import { Day } from '../../ui/orders/Day.tsx';
import { Table } from '../../ui/table/Table.tsx';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';
import { InvoiceMails } from './InvoiceMails.tsx';
import { useInvoicePrinting } from './use-invoice-printing.tsx';

const { texts } = oneInvoice;
const cancelling = lazy(async () => (await import('./lab/CancelInvoice.tsx')).CancelInvoice);

type ViewProps = { invoice: InvoiceAnswer; isLab: boolean };

/** What has happened to the invoice since it was issued. */
function Notices({ invoice, isLab }: ViewProps) {
  const { account, cancelledBy, kind, charged, total } = invoice;
  if (cancelledBy) {
    return (
      <p className="notice notice-info">
        <a href={invoicePath(cancelledBy.id, account.id)}>
          {say(fill(texts.cancelledBy, { number: numberWords(cancelledBy.number) }))}
        </a>
      </p>
    );
  }
  if (kind === 'creditNote' || charged === total) return null;
  const words = isLab ? texts.differs : texts.differsShop;
  return <p className="notice notice-info">{say(fill(words, { amount: rialWords(charged) }))}</p>;
}

type HeadProps = ViewProps & { print: (paper: InvoiceSheet) => void };

function Head({ invoice, isLab, print }: HeadProps) {
  const { account, day, subject, by, cancels, reason } = invoice;
  return (
    <section className="surface order-part order-head">
      <p className="order-name">
        <strong>{say(invoiceName(invoice))}</strong>
        <InvoiceState {...invoice} />
      </p>
      <dl className="facts">
        <Fact name={texts.subject}>{say(subjectWords(subject))}</Fact>
        <Fact name={texts.day}>
          <Day day={day} />
        </Fact>
        {isLab && (
          <Fact name={texts.account}>
            <bdi>{account.name}</bdi>
          </Fact>
        )}
        {cancels && (
          <>
            <Fact name={texts.cancels}>
              <a href={invoicePath(cancels.id, account.id)}>{say(numberWords(cancels.number))}</a>
            </Fact>
            <Fact name={texts.reason}>
              <bdi>{reason}</bdi>
            </Fact>
          </>
        )}
        <Fact name={texts.by}>
          <bdi>{by}</bdi>
        </Fact>
      </dl>
      <p className="invoice-acts">
        <Button icon="printer" text={texts.printA4} onClick={() => print('a4')} />
        <Button icon="printer" text={texts.printA5} onClick={() => print('a5')} />
      </p>
      <InvoiceMails mails={invoice.mails} />
    </section>
  );
}

/** An invoice as it was issued, with the actions of the lab or of the shop. */
export function InvoiceView({ invoice, isLab }: ViewProps) {
  const { seller, buyer, lines, sums, account, kind, cancelledBy } = invoice;
  const columns = useMemo(() => lineColumns(isLab ? account.id : undefined), [isLab, account.id]);
  const { print, sheet } = useInvoicePrinting(invoice);
  const canCancel = isLab && kind === 'invoice' && cancelledBy === null;
  return (
    <article className="order invoice">
      <Notices {...{ invoice, isLab }} />
      <Head {...{ invoice, isLab, print }} />
      <section className="surface order-part order-half">
        <h2>{say(texts.seller)}</h2>
        <Party party={seller} />
      </section>
      <section className="surface order-part order-half">
        <h2>{say(texts.buyer)}</h2>
        <Party party={buyer} />
      </section>
      <section className="invoice-wide">
        <h2>{say(texts.lines)}</h2>
        <p>{say(texts.inRials)}</p>
        <Table
          name="invoice-table"
          caption={texts.lines}
          columns={columns}
          rows={lines}
          idOf={({ order }) => order.id}
        />
      </section>
      <section className="surface order-part invoice-wide">
        <Sums sums={sums} />
      </section>
      {canCancel && <Lazy of={cancelling} given={{ invoice }} frame="surface" />}
      <p className="order-back">
        <a href={invoicesPath(isLab ? { account: account.id } : {})}>
          {say(invoices.texts.toList)}
        </a>
      </p>
      {sheet}
    </article>
  );
}
