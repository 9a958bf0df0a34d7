import { uuidv7 } from 'uuidv7';
import { invoicePaths } from '../../../../src/api/invoices/paths.ts';
import { someBuyer, someSeller } from '../../../fixtures/parties.ts';
import type { AskedRoutes, Seen, Target } from '../asking.ts';

const keyed = () => ({ 'Idempotency-Key': uuidv7() });
const accountOf = ({ owner, account }: Target, { own }: Seen) =>
  owner === 'invalid' ? 'x' : (account ?? own.account ?? '');

/** Invoices: an owner sees those of their account, the lab sees all; only the lab issues and cancels them. */
export const invoiceAskings: AskedRoutes = {
  'GET /api/invoices': {
    access: 'owner',
    askings: [
      { asking: 'the invoices', request: () => ({ path: invoicePaths.all }) },
      {
        asking: 'the invoices of a named account',
        finds: 'any',
        gets: { shop: 422, lab: 200 },
        invalid: 422,
        request: (target, seen) => ({
          path: `${invoicePaths.all}?account=${accountOf(target, seen)}`,
        }),
      },
      {
        asking: 'the invoices that an order is on',
        finds: 'any',
        invalid: 422,
        request: ({ order }) => ({ path: `${invoicePaths.all}?order=${order}` }),
      },
      {
        asking: 'the invoices that a delivery is on',
        finds: 'any',
        invalid: 422,
        request: ({ delivery }) => ({ path: `${invoicePaths.all}?delivery=${delivery}` }),
      },
    ],
  },
  'POST /api/invoices': {
    access: 'lab',
    askings: [
      {
        asking: 'to invoice an order that was not charged',
        finds: 'any',
        gets: 422,
        invalid: 422,
        request: ({ order, account = uuidv7() }) => ({
          path: invoicePaths.all,
          body: { account, subject: { kind: 'order', order } },
          headers: keyed(),
        }),
      },
    ],
  },
  'GET /api/invoices/:id': {
    access: 'owner',
    askings: [
      {
        asking: 'an invoice',
        finds: 'own',
        request: ({ invoice }) => ({ path: invoicePaths.one(invoice) }),
      },
      {
        asking: 'an invoice, naming its account',
        finds: 'own',
        request: ({ invoice, account }) => ({ path: invoicePaths.one(invoice, account) }),
      },
    ],
  },
  'POST /api/invoices/:id/credit-note': {
    access: 'lab',
    askings: [
      {
        asking: 'to cancel an invoice',
        finds: 'own',
        gets: 201,
        request: ({ invoice, account = uuidv7() }) => ({
          path: invoicePaths.creditNote(invoice),
          body: { account, reason: 'Mistake' },
          headers: keyed(),
        }),
      },
    ],
  },
  'GET /api/invoices/open': {
    access: 'lab',
    askings: [
      {
        asking: 'what could be invoiced',
        finds: 'any',
        invalid: 422,
        request: (target, seen) => ({
          path: `${invoicePaths.open}?account=${accountOf(target, seen)}&month=1405-09`,
        }),
      },
      {
        asking: 'what could be invoiced of an unknown account',
        gets: 404,
        request: () => ({ path: `${invoicePaths.open}?account=${uuidv7()}&month=1405-09` }),
      },
    ],
  },
  'GET /api/invoices/entries': {
    access: 'lab',
    askings: [
      {
        asking: 'the entries of all accounts in a month',
        request: () => ({ path: `${invoicePaths.entries}?month=1405-09` }),
      },
      {
        asking: 'the entries of all accounts in no month',
        gets: 422,
        request: () => ({ path: `${invoicePaths.entries}?month=1405-13` }),
      },
    ],
  },
  'GET /api/invoices/seller': {
    access: 'lab',
    askings: [{ asking: 'who sells', request: () => ({ path: invoicePaths.seller }) }],
  },
  'PUT /api/invoices/seller': {
    access: 'lab',
    askings: [
      {
        asking: 'to say who sells',
        request: () => ({ path: invoicePaths.seller, method: 'PUT', body: someSeller }),
      },
    ],
  },
  'GET /api/invoices/buyer': {
    access: 'owner',
    askings: [
      {
        asking: 'who it is as a buyer',
        gets: { shop: 200, lab: 422 },
        request: () => ({ path: invoicePaths.buyer() }),
      },
      {
        asking: 'who a named account is as a buyer',
        finds: 'any',
        gets: { shop: 422, lab: 200 },
        invalid: 422,
        request: (target, seen) => ({ path: invoicePaths.buyer(accountOf(target, seen)) }),
      },
    ],
  },
  'PUT /api/invoices/buyer': {
    access: 'owner',
    askings: [
      {
        asking: 'to say who it is as a buyer',
        gets: { shop: 200, lab: 422 },
        request: (_, { own: { mark } }) => ({
          path: invoicePaths.buyer(),
          method: 'PUT',
          body: { ...someBuyer, name: mark || 'Lab' },
        }),
      },
      {
        asking: 'to say who a named account is as a buyer',
        finds: 'any',
        gets: { shop: 422, lab: 200 },
        invalid: 422,
        request: (target, seen) => ({
          path: invoicePaths.buyer(accountOf(target, seen)),
          method: 'PUT',
          body: { ...someBuyer, name: seen.own.mark || 'Lab' },
        }),
      },
    ],
  },
};
