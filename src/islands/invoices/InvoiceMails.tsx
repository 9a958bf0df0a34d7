import type { InvoiceMail } from '../../domain/notifications/invoice-mail.ts';
import { invoiceMailOutcomes, invoiceMails } from '../../i18n/notifications/invoice-mails.ts';
import { say } from '../../ui/base/say.tsx';
import { Instant } from '../../ui/orders/Instant.tsx';

const { texts } = invoiceMails;

/** The emails that an invoice was sent in: recipient, time, and result. */
export function InvoiceMails({ mails }: { mails: readonly InvoiceMail[] }) {
  if (mails.length === 0) return null;
  return (
    <section className="invoice-mails">
      <h3>{say(texts.title)}</h3>
      <ul>
        {mails.map(({ id, to, at, outcome }) => (
          <li key={id}>
            {to ? <bdi dir="ltr">{to}</bdi> : <span>{say(texts.removed)}</span>}
            <Instant at={at} />
            <span>{say(invoiceMailOutcomes.texts[outcome ?? 'waiting'])}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
