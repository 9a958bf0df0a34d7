import type { Ref } from 'react';
import type { Invoice, InvoiceLine } from '../../domain/invoices/invoice.ts';
import { bareRials, numberWords, subjectWords } from '../../i18n/invoices/invoice-words.ts';
import { oneInvoice } from '../../i18n/invoices/one-invoice.ts';
import { countText } from '../../i18n/language/count-text.ts';
import { inBoth } from '../../i18n/language/message.ts';
import { QrCode } from '../base/QrCode.tsx';
import { say } from '../base/say.tsx';
import { Fact } from '../facts/Fact.tsx';
import { Day } from '../orders/Day.tsx';
import { LineParts } from './LineParts.tsx';
import { Party } from './Party.tsx';
import { Sums } from './Sums.tsx';

/** Paper sizes for an invoice. */
export type InvoiceSheet = 'a4' | 'a5';

const { texts } = oneInvoice;

type PaperProps = { invoice: Invoice };

function Head({ invoice, address, label }: PaperProps & { address: string; label: string }) {
  const { kind, number, day, subject, cancels, reason } = invoice;
  return (
    <header className="ticket-head invoice-head">
      <div>
        <p className="ticket-name">
          <b>{say(kind === 'invoice' ? texts.title : texts.noteTitle)}</b>
        </p>
        <dl className="facts">
          <Fact name={texts.number}>{say(numberWords(number))}</Fact>
          <Fact name={texts.day}>
            <Day day={day} />
          </Fact>
          <Fact name={texts.subject}>{say(subjectWords(subject))}</Fact>
          {cancels && (
            <>
              <Fact name={texts.cancels}>{say(numberWords(cancels.number))}</Fact>
              <Fact name={texts.reason}>
                <bdi>{reason}</bdi>
              </Fact>
            </>
          )}
        </dl>
      </div>
      <QrCode text={address} label={label} />
    </header>
  );
}

const heads = ['row', 'what', 'pieces', 'amount', 'discount', 'tax', 'total'] as const;

function Line({ line, at }: { line: InvoiceLine; at: number }) {
  const { order, title, pieces, parts, amount, discount, tax, total } = line;
  return (
    <tr>
      <td>{say(countText(at + 1))}</td>
      <td className="invoice-what">
        {say(inBoth((locale) => title[locale]))} <span className="number">{order.number}</span>
        <LineParts parts={parts} />
      </td>
      <td>{say(countText(pieces))}</td>
      {[amount, discount, tax, total].map((rials, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change their order.
        <td key={index} className="invoice-rials">
          {say(bareRials(rials))}
        </td>
      ))}
    </tr>
  );
}

function Lines({ invoice: { lines, sums } }: PaperProps) {
  return (
    <table className="note-lines invoice-lines">
      <thead>
        <tr>
          {heads.map((head) => (
            <th scope="col" key={head}>
              {say(texts[head])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          <Line key={line.order.id} line={line} at={at} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {say(texts.total)}
          </th>
          {([sums.amount, sums.discount, sums.tax, sums.total] as const).map((rials, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change their order.
            <td key={index} className="invoice-rials">
              {say(bareRials(rials))}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

type SheetProps = PaperProps & {
  paper: InvoiceSheet;
  /** Address of the invoice in the panel, for the QR code. */
  address: string;
  /** The code's name, in the language of the page. */
  label: string;
  sheet: Ref<HTMLElement>;
};

/** An invoice or a credit note on paper. */
export function InvoicePaper({ invoice, paper, address, label, sheet }: SheetProps) {
  return (
    <article className={`ticket ticket-${paper} invoice-paper`} aria-hidden="true" ref={sheet}>
      <Head {...{ invoice, address, label }} />
      <div className="invoice-parties">
        <section className="ticket-part">
          <h2>{say(texts.seller)}</h2>
          <Party party={invoice.seller} />
        </section>
        <section className="ticket-part">
          <h2>{say(texts.buyer)}</h2>
          <Party party={invoice.buyer} />
        </section>
      </div>
      <section className="ticket-part note-part">
        <p>{say(texts.inRials)}</p>
        <Lines invoice={invoice} />
      </section>
      <section className="ticket-part">
        <Sums sums={invoice.sums} />
      </section>
      <footer className="invoice-signs">
        <p>{say(texts.signSeller)}</p>
        <p>{say(texts.signBuyer)}</p>
      </footer>
    </article>
  );
}
