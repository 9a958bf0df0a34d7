import { uuidv7 } from 'uuidv7';
import { expect } from 'vitest';
import { invoicePaths } from '../../../src/api/invoices/paths.ts';
import type { Invoice, InvoiceSubject } from '../../../src/domain/invoices/invoice.ts';
import type { Buyer, Seller } from '../../../src/domain/invoices/party.ts';
import type { FreshApp } from '../support/fresh-app.ts';

export const someSeller: Seller = {
  kind: 'company',
  name: 'شرکت عدسی‌سازی نمونه',
  nationalId: '10380284790',
  economicCode: '10380284790',
  postcode: '1619735744',
  address: 'تهران، خیابان شریعتی، پلاک ۱۲',
  phone: '021-22000000',
  english: { name: 'Sample Lens Lab', address: 'No. 12, Shariati St., Tehran' },
};

export const someBuyer: Buyer = {
  kind: 'person',
  name: 'زهرا نمونه',
  nationalId: '0013542419',
  economicCode: '',
  postcode: '1619735744',
  address: 'تهران، خیابان ولیعصر، پلاک ۷',
  phone: '',
};

/** What tests of invoices do: the lab issues and cancels, both sides read. */
export async function invoicing({ request, signIn }: FreshApp) {
  const lab = await signIn('lab');
  const key = (id: string) => ({ 'Idempotency-Key': id });
  const said = await request(invoicePaths.seller, { cookie: lab, method: 'PUT', body: someSeller });
  expect(said.status).toBe(200);

  const issue = (account: string, subject: object, id = uuidv7()) =>
    request(invoicePaths.all, { cookie: lab, body: { account, subject }, headers: key(id) });
  const cancel = (account: string, invoice: string, id = uuidv7(), reason = 'اشتباه در خریدار') =>
    request(invoicePaths.creditNote(invoice), {
      cookie: lab,
      body: { account, reason },
      headers: key(id),
    });
  const made = async (answer: Promise<Response>): Promise<Invoice> => {
    const answered = await answer;
    expect(answered.status).toBe(201);
    return answered.json();
  };
  return {
    lab,
    issue,
    cancel,
    issued: (account: string, subject: InvoiceSubject) => made(issue(account, subject)),
    cancelled: (account: string, invoice: string) => made(cancel(account, invoice)),
    read: async (cookie: string, path: string) => (await request(path, { cookie })).json(),
  };
}
