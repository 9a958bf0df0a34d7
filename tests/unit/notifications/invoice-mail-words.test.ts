import { expect, test } from 'vitest';
import {
  invoiceMailWords,
  type MailedInvoice,
} from '../../../src/domain/notifications/invoice-mail-words.ts';

const day = '2026-11-26';

test.each<[MailedInvoice, string, string]>([
  [
    { year: 1405, number: 1234, day, cancels: null },
    'فاکتور ۱۴۰۵/۱۲۳۴: لابراتوار فاکتور ۱۴۰۵/۱۲۳۴ را در تاریخ ۵ آذر ۱۴۰۵ صادر کرد. پس از ورود به پنل آن را ببینید و چاپ کنید.',
    'Invoice 1405/1234: The lab issued invoice 1405/1234 on 26 November 2026. Sign in to the panel to read and print it.',
  ],
  [
    { year: 1405, number: 13, day, cancels: { year: 1404, number: 12 } },
    'فاکتور ابطالی ۱۴۰۵/۱۳: لابراتوار فاکتور ۱۴۰۴/۱۲ را با فاکتور ابطالی ۱۴۰۵/۱۳ در تاریخ ۵ آذر ۱۴۰۵ باطل کرد. پس از ورود به پنل آن را ببینید و چاپ کنید.',
    'Credit note 1405/13: The lab cancelled invoice 1404/12 by credit note 1405/13 on 26 November 2026. Sign in to the panel to read and print it.',
  ],
])('%j', (told, fa, en) => {
  const said = (language: 'fa' | 'en') => {
    const { title, body } = invoiceMailWords(told, language);
    return `${title}: ${body}`;
  };
  expect(said('fa')).toBe(fa);
  expect(said('en')).toBe(en);
});
