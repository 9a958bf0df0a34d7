import type { InvoiceSums } from '../../domain/invoices/invoice.ts';
import { rialWords, spelledRials } from '../../i18n/invoices/invoice-words.ts';
import { oneInvoice } from '../../i18n/invoices/one-invoice.ts';
import { say } from '../base/say.tsx';
import { Fact } from '../facts/Fact.tsx';

const { texts } = oneInvoice;

/** Sums of an invoice, with the tax on a separate line and the total in words. */
export function Sums({ sums }: { sums: InvoiceSums }) {
  return (
    <dl className="invoice-sums">
      <Fact name={texts.sumAmount}>{say(rialWords(sums.amount))}</Fact>
      {sums.discount > 0 && <Fact name={texts.sumDiscount}>{say(rialWords(sums.discount))}</Fact>}
      <Fact name={texts.sumTax}>{say(rialWords(sums.tax))}</Fact>
      <Fact name={texts.sumTotal}>
        <strong>{say(rialWords(sums.total))}</strong>
      </Fact>
      <Fact name={texts.inWords}>{say(spelledRials(sums.total))}</Fact>
    </dl>
  );
}
