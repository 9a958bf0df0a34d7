import { uuidv7 } from 'uuidv7';
import { ledgerPaths } from '../../../../src/api/ledger/paths.ts';
import type { AskedRoutes, Seen, Target } from '../asking.ts';

const keyed = () => ({ 'Idempotency-Key': uuidv7() });
const accountOf = ({ owner, account }: Target, { own }: Seen) =>
  owner === 'invalid' ? 'x' : (account ?? own.account ?? '');

/** Statements, balances and what the lab enters. Only the lab may name an account; others not even their own. */
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
  'POST /api/ledger/cheques/steps': {
    access: 'lab',
    askings: [
      {
        asking: 'to deposit a cheque that an account did not give',
        finds: 'any',
        gets: 422,
        invalid: 422,
        request: (target, seen) => ({
          path: ledgerPaths.chequeSteps,
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
