import type { Order } from '../../domain/order/order.ts';
import { isolate, writeNumber } from '../../i18n/language/format-number.ts';
import { fill, inBoth } from '../../i18n/language/message.ts';
import { orderInvoice } from '../../i18n/order/order-invoice.ts';
import { invoicePath } from '../../panel/invoice-path.ts';
import { say } from '../../ui/base/say.tsx';

type NoteProps = {
  invoice: NonNullable<Order['invoice']>;
  /** The id of the order's account. */
  account: string;
};

/** Links to the invoice that includes the order. */
export function InvoiceNote({ invoice: { id, number }, account }: NoteProps) {
  const written = inBoth((locale) => isolate(writeNumber(number, locale)));
  return (
    <section className="surface order-part order-waits">
      <p className="order-invoice">
        <a href={invoicePath(id, account)}>
          {say(fill(orderInvoice.texts.numbered, { number: written }))}
        </a>
      </p>
    </section>
  );
}
