import { uuidv7 } from 'uuidv7';
import { ledgerPaths } from '../../../../src/api/ledger/paths.ts';
import { paymentPaths } from '../../../../src/api/ledger/payment-paths.ts';
import { labDay } from '../../../../src/domain/vocabulary/lab-day.ts';
import { photo } from '../../support/photos.ts';
import type { AskedRoutes, Seen, Target } from '../asking.ts';

const anyPicture = await photo('jpeg', 20, 20);
const keyed = () => ({ 'Idempotency-Key': uuidv7() });
const accountOf = ({ owner, account }: Target, { own }: Seen) =>
  owner === 'invalid' ? 'x' : (account ?? own.account ?? '');

/** Statements, balances and the lab's entries. Only the lab may name an account; others may not even name their own. */
export const ledgerAskings: AskedRoutes = {
  'GET /api/ledger': {
    access: 'owner',
    askings: [
      {
        asking: 'the own statement',
        gets: { shop: 200, lab: 422 },
        request: () => ({ path: ledgerPaths.statement }),
      },
      {
        asking: 'the statement of a named account',
        finds: 'any',
        gets: { shop: 422, lab: 200 },
        invalid: 422,
        request: (target, seen) => ({
          path: `${ledgerPaths.statement}?account=${accountOf(target, seen)}`,
        }),
      },
      {
        asking: 'the statement of an unknown account',
        gets: { shop: 422, lab: 404 },
        request: () => ({ path: `${ledgerPaths.statement}?account=${uuidv7()}` }),
      },
    ],
  },
  'GET /api/ledger/standing': {
    access: 'owner',
    askings: [
      {
        asking: 'the own balance',
        gets: { shop: 200, lab: 422 },
        request: () => ({ path: ledgerPaths.standing() }),
      },
      {
        asking: 'the balance of a named account',
        finds: 'any',
        gets: { shop: 422, lab: 200 },
        invalid: 422,
        request: (target, seen) => ({ path: ledgerPaths.standing(accountOf(target, seen)) }),
      },
      {
        asking: 'the balance of an unknown account',
        gets: { shop: 422, lab: 404 },
        request: () => ({ path: ledgerPaths.standing(uuidv7()) }),
      },
    ],
  },
  'POST /api/ledger/entries': {
    access: 'lab',
    askings: [
      {
        asking: 'to enter a payment of an account',
        finds: 'any',
        gets: 201,
        invalid: 422,
        request: (target, seen) => {
          const account = accountOf(target, seen);
          const reference = target.mark || 'Payment';
          return {
            path: ledgerPaths.entries,
            body: { kind: 'payment', account, amount: 10, reference },
            headers: keyed(),
          };
        },
      },
    ],
  },
  'GET /api/ledger/transfers': {
    access: 'owner',
    askings: [
      { asking: 'its own reported transfers', request: () => ({ path: paymentPaths.transfers }) },
      {
        asking: 'the reported transfers of a named account',
        finds: 'any',
        gets: { shop: 422, lab: 200 },
        invalid: 422,
        request: (target, seen) => ({
          path: `${paymentPaths.transfers}?account=${accountOf(target, seen)}`,
        }),
      },
    ],
  },
  'POST /api/ledger/transfers': {
    access: 'owner',
    askings: [
      {
        asking: 'to report a transfer',
        gets: { shop: 201, lab: 403 },
        request: () => ({
          path: paymentPaths.transfers,
          body: { amount: 10, tracking: uuidv7(), on: labDay(Date.now()) },
          headers: keyed(),
        }),
      },
    ],
  },
  'PUT /api/ledger/transfers/:id': {
    access: 'lab',
    askings: [
      {
        asking: 'to confirm a transfer that nobody reported',
        finds: 'any',
        gets: 404,
        invalid: 422,
        request: (target, seen) => ({
          path: paymentPaths.transfer(uuidv7()),
          method: 'PUT',
          body: { decision: 'confirm', account: accountOf(target, seen) },
        }),
      },
    ],
  },
  'PUT /api/ledger/receipts/:photo': {
    access: 'owner',
    askings: [
      {
        asking: 'to upload the picture of a receipt',
        finds: 'any',
        gets: { shop: 201, lab: 403 },
        request: ({ owner }) => ({
          path: `${paymentPaths.receipts}/${owner === 'invalid' ? 'x' : uuidv7()}`,
          method: 'PUT',
          bytes: anyPicture,
          headers: { 'Content-Type': 'image/jpeg' },
        }),
      },
    ],
  },
  'GET /api/ledger/receipts/:photo': {
    access: 'owner',
    askings: [
      {
        asking: 'the picture of a receipt that is not there',
        finds: 'any',
        gets: 404,
        request: ({ owner }) => ({
          path: `${paymentPaths.receipts}/${owner === 'invalid' ? 'x' : uuidv7()}`,
        }),
      },
    ],
  },
  'GET /api/ledger/dues': {
    access: 'owner',
    askings: [
      {
        asking: 'its own dues',
        gets: { shop: 200, lab: 422 },
        request: () => ({ path: paymentPaths.dues() }),
      },
      {
        asking: 'what is due of a named account',
        finds: 'any',
        gets: { shop: 422, lab: 200 },
        invalid: 422,
        request: (target, seen) => ({ path: paymentPaths.dues(accountOf(target, seen)) }),
      },
    ],
  },
  'GET /api/ledger/cheques': {
    access: 'owner',
    askings: [
      { asking: 'its own cheques', request: () => ({ path: paymentPaths.cheques }) },
      {
        asking: 'the cheques of a named account',
        finds: 'any',
        gets: { shop: 422, lab: 200 },
        invalid: 422,
        request: (target, seen) => ({
          path: `${paymentPaths.cheques}?account=${accountOf(target, seen)}`,
        }),
      },
    ],
  },
  'POST /api/ledger/cheques/steps': {
    access: 'lab',
    askings: [
      {
        asking: 'to deposit a cheque that an account did not give',
        finds: 'any',
        gets: 422,
        invalid: 422,
        request: (target, seen) => ({
          path: paymentPaths.chequeSteps,
          body: { account: accountOf(target, seen), cheque: uuidv7(), step: 'deposit' },
          headers: keyed(),
        }),
      },
    ],
  },
  'PUT /api/ledger/credit-limit': {
    access: 'lab',
    askings: [
      {
        asking: 'to set an account’s credit limit',
        finds: 'any',
        invalid: 422,
        request: (target, seen) => ({
          path: ledgerPaths.creditLimit,
          method: 'PUT',
          body: { account: accountOf(target, seen), creditLimit: null },
        }),
      },
    ],
  },
  'PUT /api/ledger/tax-rates': {
    access: 'lab',
    askings: [
      {
        asking: 'to set the tax rate from a day on',
        request: () => ({
          path: ledgerPaths.taxRates,
          method: 'PUT',
          body: { from: '2099-01-01', rate: 1000 },
        }),
      },
    ],
  },
  'PUT /api/ledger/price-lists': {
    access: 'lab',
    askings: [
      {
        asking: 'to say that price lists include the tax',
        request: () => ({
          path: ledgerPaths.priceLists,
          method: 'PUT',
          body: { includeTax: true },
        }),
      },
    ],
  },
};
