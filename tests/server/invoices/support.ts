import { uuidv7 } from 'uuidv7';
import { expect } from 'vitest';
import { invoicePaths } from '../../../src/api/invoices/paths.ts';
import type { Invoice, InvoiceSubject } from '../../../src/domain/invoices/invoice.ts';
import { someSeller } from '../../fixtures/parties.ts';
import type { FreshApp } from '../support/fresh-app.ts';

/** Requests for tests of invoices: the lab issues and cancels, both sides read. */
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
