import type * as z from 'zod/mini';
import { invoiceContract, openChargesQuery } from '../../../src/api/invoices/contract.ts';
import type { InvoiceSubject } from '../../../src/domain/invoices/invoice.ts';
import { authorOf } from '../../db/audit/author.ts';
import { readBuyer, readSeller, writeBuyer, writeSeller } from '../../db/invoices/parties.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { inQuery } from '../../http/query-parameters.ts';
import { readBody } from '../../http/read-body.ts';
import { readQuery } from '../../http/read-query.ts';
import { refuse } from '../../http/refuse.ts';
import { respond } from '../../http/respond.ts';
import { openCharges } from '../../use-cases/invoices/open-charges.ts';
import { accountParameter, namedAccount } from '../ledger/named-account.ts';

const uuid = { type: 'string', format: 'uuid' };

function subjectOf({ order, delivery, month }: z.infer<typeof openChargesQuery>) {
  const all: (InvoiceSubject | null)[] = [
    order ? { kind: 'order', order } : null,
    delivery ? { kind: 'delivery', delivery } : null,
    month ? { kind: 'month', month } : null,
  ];
  const [subject, another] = all.filter((each) => each !== null);
  return another ? undefined : subject;
}

/** The seller, the buyers, and the charges that could be invoiced. */
export const invoiceParties = resource()
  .get(
    '/open',
    route(invoiceContract.open.GET, {
      summary: 'What an invoice issued now would contain; for the lab',
      access: 'lab',
      parameters: [
        accountParameter,
        inQuery('order', uuid, 'The order to invoice.'),
        inQuery('delivery', uuid, 'The delivery whose orders to invoice.'),
        inQuery(
          'month',
          { type: 'string' },
          'The month of the Persian calendar to invoice, `1405-09`.',
        ),
      ],
      answers: { 200: 'The number of orders, and their sum.' },
      refusals: [404, 422],
    }),
    async (c) => {
      const asked = readQuery(c, openChargesQuery);
      const subject = subjectOf(asked);
      if (!subject) return refuse(c, 'invalid', [{ path: 'month', code: 'required' }]);
      const open = await openCharges(c.var.services.database, asked.account, subject);
      return open ? respond(c, open) : refuse(c, 'notFound');
    },
  )
  .get(
    '/seller',
    route(invoiceContract.seller.GET, {
      summary: 'The seller’s legal details; for the lab',
      access: 'lab',
      answers: { 200: 'Null until the lab has entered them.' },
    }),
    async (c) => respond(c, { seller: await readSeller(c.var.services.database) }),
  )
  .put(
    '/seller',
    route(invoiceContract.seller.PUT, {
      summary: 'Set the seller’s legal details; for the lab',
      access: 'lab',
      answers: { 200: 'The current details.' },
    }),
    async (c) => {
      const seller = await readBody(c);
      await writeSeller(c.var.services.database, seller, authorOf(c.var.signedIn));
      return respond(c, { seller });
    },
  )
  .get(
    '/buyer',
    route(invoiceContract.buyer.GET, {
      summary: 'An account’s legal details as a buyer',
      access: 'owner',
      parameters: [accountParameter],
      answers: { 200: 'Null until someone has entered them.' },
      refusals: [404, 422],
    }),
    async (c) => {
      const found = await readBuyer(c.var.services.database, namedAccount(c));
      return found ? respond(c, found) : refuse(c, 'notFound');
    },
  )
  .put(
    '/buyer',
    route(invoiceContract.buyer.PUT, {
      summary: 'Set an account’s legal details as a buyer; for its owners or the lab',
      access: 'owner',
      parameters: [accountParameter],
      answers: { 200: 'The current details.' },
      refusals: [404],
    }),
    async (c) => {
      const account = namedAccount(c);
      const buyer = await readBody(c);
      const { database } = c.var.services;
      const by = authorOf(c.var.signedIn);
      await writeBuyer(database, { account, by }, buyer);
      const found = await readBuyer(database, account);
      return found ? respond(c, found) : refuse(c, 'notFound');
    },
  );
