import { expect, test, vi } from 'vitest';
import { $invoice, openInvoice } from '../../../src/stores/invoices/invoice.ts';
import { $signedIn } from '../../../src/stores/shell/session.ts';
import { shop } from '../../fixtures/people.ts';

const [first, second] = [
  '01900000-0000-7000-8000-000000000001',
  '01900000-0000-7000-8000-000000000002',
];

test('a late answer for the invoice before does not replace the one on screen', async () => {
  $signedIn.set(shop);
  const late = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', (path: string) =>
    path.includes(first) ? late.promise : Promise.resolve(Response.json({ id: second })),
  );
  const opening = openInvoice(first, undefined);
  await openInvoice(second, undefined);
  late.resolve(Response.json({ id: first }));
  await opening;
  expect($invoice.get()?.id).toBe(second);
});
