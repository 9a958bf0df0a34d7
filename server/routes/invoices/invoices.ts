import type { Context } from 'hono';
import {
  type InvoicesQuery,
  invoiceContract,
  invoicesQuery,
} from '../../../src/api/invoices/contract.ts';
import { readInvoiceNumber } from '../../../src/domain/invoices/invoice-number.ts';
import { authorOf } from '../../db/audit/author.ts';
import { readInvoice } from '../../db/invoices/find-invoice.ts';
import { type InvoicePage, listInvoices } from '../../db/invoices/list-invoices.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import {
  keyParameter,
  namedOrder,
  namingParameters,
  readKey,
} from '../../http/order-parameters.ts';
import { inQuery } from '../../http/query-parameters.ts';
import { readBody } from '../../http/read-body.ts';
import { readQuery } from '../../http/read-query.ts';
import { refuse, refusing } from '../../http/refuse.ts';
import { respond } from '../../http/respond.ts';
import { cancelInvoice } from '../../use-cases/invoices/cancel-invoice.ts';
import { invoiceAnswer, summaryAnswer } from '../../use-cases/invoices/invoice-answer.ts';
import { issueInvoice } from '../../use-cases/invoices/issue-invoice.ts';
import { areInvoicesMailed } from '../../use-cases/notifications/are-invoices-mailed.ts';
import { invoiceMails } from '../../use-cases/notifications/invoice-mails.ts';
import { orderScope } from '../../use-cases/orders/order-scope.ts';
import { journal } from './journal.ts';
import { invoiceParties } from './parties.ts';

const defaultLimit = 50;
const uuid = { type: 'string', format: 'uuid' };

const parameters = [
  inQuery('account', uuid, 'For the lab: only invoices of this account.'),
  inQuery('year', { type: 'string' }, 'Only this fiscal year of the Persian calendar, `1405`.'),
  inQuery('text', { type: 'string', maxLength: 40 }, 'A number, `12` or `1405/12`.'),
  inQuery(
    'state',
    { enum: ['valid', 'cancelled', 'creditNote'] },
    'Only valid invoices, only cancelled ones, or only credit notes.',
  ),
  inQuery('order', uuid, 'Only those that contain this order.'),
  inQuery('delivery', uuid, 'Only those that contain an order of this delivery.'),
  inQuery('after', { type: 'string' }, '`next` of the previous page, with the same filters.'),
  inQuery('limit', { type: 'integer', minimum: 1, maximum: 500, default: 50 }, 'Rows per page.'),
];

/** The requested page, plus one row to see whether there is a next page; null if nothing can match. */
function pageOf(c: Context<AppEnv>, asked: InvoicesQuery): InvoicePage | null {
  const { account, year, text = '', state, order, delivery } = asked;
  if (account !== undefined && orderScope(c.var.signedIn) !== 'lab') {
    throw refusing(c, 'invalid', [{ path: 'account', code: 'unknownField' }]);
  }
  const searched = text.trim() === '' ? undefined : readInvoiceNumber(text);
  if (searched === null) return null;
  const chosen = year === undefined ? undefined : Number(year);
  const after = readInvoiceNumber(asked.after ?? '');
  return {
    ...{ account, state, order, delivery, number: searched?.number },
    year: searched?.year ?? chosen,
    after: after?.year ? { year: after.year, number: after.number } : undefined,
    limit: Number(asked.limit ?? defaultLimit) + 1,
  };
}

/** The current invoice. Throws a refusal if there is none. */
async function invoiceNow(
  c: Context<AppEnv>,
  { id, account }: { id: string; account: string | undefined },
) {
  const found = await readInvoice(c.var.services.database, orderScope(c.var.signedIn), id, account);
  if (!found) throw refusing(c, 'notFound');
  return invoiceAnswer(found);
}

/** Invoices for charges, and the credit notes that cancel them. */
export const invoices = resource()
  .with(invoiceParties)
  .with(journal)
  .get(
    '/',
    route(invoiceContract.all.GET, {
      summary:
        'An account’s invoices and credit notes, a page at a time; for the lab, those of all',
      access: 'owner',
      labReads: 'replica',
      parameters,
      answers: { 200: 'Newest first.' },
      refusals: [422],
    }),
    async (c) => {
      const page = pageOf(c, readQuery(c, invoicesQuery));
      if (!page) return respond(c, { invoices: [], next: null });
      const { database } = c.var.services;
      const found = await listInvoices(database, orderScope(c.var.signedIn), page);
      const rows = found.slice(0, page.limit - 1).map(summaryAnswer);
      const next = found.length === page.limit ? (rows.at(-1)?.number ?? null) : null;
      return respond(c, { invoices: rows, next });
    },
  )
  .post(
    '/',
    route(invoiceContract.all.POST, {
      summary: 'Issue an invoice for an order, a delivery or a month; for the lab',
      access: 'lab',
      parameters: [keyParameter('invoice')],
      answers: { 201: 'Issued.', 200: 'Already issued by the same request.' },
    }),
    async (c) => {
      const id = readKey(c);
      const { account, subject } = await readBody(c);
      const by = authorOf(c.var.signedIn);
      const { database, settings } = c.var.services;
      const isMailed = areInvoicesMailed(settings);
      const issuing = await issueInvoice(database, { id, account, by, subject, isMailed });
      if (issuing.kind === 'refused') return refuse(c, 'invalid', issuing.issues);
      if (issuing.kind === 'keyReused') return refuse(c, 'keyReused');
      const invoice = await invoiceNow(c, { id, account });
      return respond(c, invoice, issuing.kind === 'issued' ? 201 : 200);
    },
  )
  .get(
    '/:id',
    route(invoiceContract.one.GET, {
      summary: 'One invoice or credit note, as it was issued',
      access: 'owner',
      parameters: namingParameters,
      answers: { 200: 'The invoice, and its e-mails.' },
      refusals: [404],
    }),
    async (c) => {
      const invoice = await invoiceNow(c, namedOrder(c));
      const named = { account: invoice.account.id, invoice: invoice.id };
      const mails = await invoiceMails(c.var.services.database, named);
      return respond(c, { ...invoice, mails });
    },
  )
  .post(
    '/:id/credit-note',
    route(invoiceContract.creditNote.POST, {
      summary: 'Cancel an invoice with a credit note; for the lab',
      access: 'lab',
      parameters: [namingParameters[0], keyParameter('invoice')],
      answers: { 201: 'The credit note.', 200: 'Already issued by the same request.' },
      refusals: [404],
    }),
    async (c) => {
      const key = readKey(c);
      const { id: invoice } = namedOrder(c);
      const { account, reason } = await readBody(c);
      const by = authorOf(c.var.signedIn);
      const { database, settings } = c.var.services;
      const isMailed = areInvoicesMailed(settings);
      const note = { id: key, account, by, invoice, reason, isMailed };
      const { kind } = await cancelInvoice(database, note);
      if (kind === 'notFound' || kind === 'notAllowed' || kind === 'keyReused') {
        return refuse(c, kind);
      }
      const issued = await invoiceNow(c, { id: key, account });
      return respond(c, issued, kind === 'cancelled' ? 201 : 200);
    },
  );
