import type { InvoicePart } from '../../domain/invoices/invoice.ts';
import { bareRials, partWords } from '../../i18n/invoices/invoice-words.ts';
import { say } from '../base/say.tsx';

/** The parts of an order's amount, in rials. */
export function LineParts({ parts }: { parts: readonly InvoicePart[] }) {
  if (parts.length === 0) return null;
  return (
    <ul className="invoice-parts">
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an issued invoice never changes.
        <li key={at}>
          <span>{say(partWords(part))}</span> <span>{say(bareRials(part.amount))}</span>
        </li>
      ))}
    </ul>
  );
}
