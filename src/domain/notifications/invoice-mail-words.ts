import type { InvoicePlace } from '../invoices/invoice-number.ts';
import type { Bilingual } from '../vocabulary/bilingual.ts';
import { longDay } from '../vocabulary/long-day.ts';
import type { MessageWords } from './message-words.ts';

/** What a mail may say about an invoice or credit note. */
export interface MailedInvoice extends InvoicePlace {
  /** Date of issue at the lab, `2026-11-26`. */
  day: string;
  /** The invoice that a credit note cancels; null for an invoice. */
  cancels: InvoicePlace | null;
}

const titles = {
  invoice: { fa: 'فاکتور {number}', en: 'Invoice {number}' },
  creditNote: { fa: 'فاکتور ابطالی {number}', en: 'Credit note {number}' },
} satisfies Record<string, Bilingual>;

const bodies = {
  invoice: {
    fa: 'لابراتوار فاکتور {number} را در تاریخ {day} صادر کرد. پس از ورود به پنل آن را ببینید و چاپ کنید.',
    en: 'The lab issued invoice {number} on {day}. Sign in to the panel to read and print it.',
  },
  creditNote: {
    fa: 'لابراتوار فاکتور {cancels} را با فاکتور ابطالی {number} در تاریخ {day} باطل کرد. پس از ورود به پنل آن را ببینید و چاپ کنید.',
    en: 'The lab cancelled invoice {cancels} by credit note {number} on {day}. Sign in to the panel to read and print it.',
  },
} satisfies Record<keyof typeof titles, Bilingual>;

const digits = {
  fa: new Intl.NumberFormat('fa-IR', { useGrouping: false }),
  en: new Intl.NumberFormat('en-GB', { useGrouping: false }),
};

/** The text of a mail about an invoice: only its number and date, no name and no price. */
export function invoiceMailWords(
  { day, cancels, ...place }: MailedInvoice,
  language: keyof Bilingual,
): MessageWords {
  const written = ({ year, number }: InvoicePlace) =>
    [year, number].map((each) => digits[language].format(each)).join('/');
  const kind = cancels ? 'creditNote' : 'invoice';
  const fill = (text: string) =>
    text
      .replace('{number}', written(place))
      .replace('{cancels}', cancels ? written(cancels) : '')
      .replace('{day}', longDay(day, language));
  return { title: fill(titles[kind][language]), body: fill(bodies[kind][language]) };
}
