import { uuidv7 } from 'uuidv7';
import { accountNotesPath } from '../../../../src/api/accounts/notes-paths.ts';
import { accountPaths } from '../../../../src/api/accounts/paths.ts';
import { sampleDetails } from '../../support/account-request.ts';
import type { AskedRoutes, Target } from '../asking.ts';
import { noteMark } from '../world.ts';

const unknown = uuidv7();
const idOf = ({ owner, account }: Target) => (owner === 'invalid' ? 'x' : (account ?? unknown));

/** The lab's accounts. The changed ones do not belong to askers, whose accounts later requests need. */
export const accountAskings: AskedRoutes = {
  'GET /api/accounts/rows': {
    access: 'lab',
    askings: [
      { asking: 'a page of accounts', request: () => ({ path: accountPaths.rows }) },
      {
        asking: 'accounts after no position',
        gets: 422,
        request: () => ({ path: `${accountPaths.rows}?after=x` }),
      },
    ],
  },
  'GET /api/accounts/filed': {
    access: 'lab',
    askings: [
      { asking: 'all accounts', request: () => ({ path: accountPaths.filed }) },
      {
        asking: 'all accounts after no account',
        gets: 422,
        request: () => ({ path: `${accountPaths.filed}?after=x` }),
      },
    ],
  },
  'PUT /api/accounts/filed': {
    access: 'lab',
    askings: [
      {
        asking: 'to save accounts of a file that has none',
        gets: 422,
        request: () => ({ path: accountPaths.filed, method: 'PUT', body: { accounts: [] } }),
      },
    ],
  },
  'GET /api/accounts/:id': {
    access: 'lab',
    askings: [
      {
        asking: 'an account',
        finds: 'own',
        request: (target) => ({ path: accountPaths.account(idOf(target)) }),
      },
    ],
  },
  'POST /api/accounts': {
    access: 'lab',
    askings: [
      {
        asking: 'to add an account with a username that is taken',
        gets: 422,
        request: () => ({
          path: accountPaths.accounts,
          headers: { 'Idempotency-Key': uuidv7() },
          body: {
            details: sampleDetails,
            kind: 'Shop',
            owner: { id: uuidv7(), name: 'Owner', username: 'shop' },
          },
        }),
      },
    ],
  },
  'PUT /api/accounts/:id': {
    access: 'lab',
    askings: [
      {
        asking: 'to change an account that is not there',
        finds: 'any',
        gets: 404,
        request: ({ owner }) => ({
          path: accountPaths.account(owner === 'invalid' ? 'x' : unknown),
          method: 'PUT',
          body: sampleDetails,
        }),
      },
    ],
  },
  'GET /api/accounts/:id/notes': {
    access: 'lab',
    askings: [
      {
        asking: 'the lab’s notes on an account',
        finds: 'own',
        request: (target) => ({ path: accountNotesPath(idOf(target)) }),
      },
    ],
  },
  'POST /api/accounts/:id/notes': {
    access: 'lab',
    askings: [
      {
        asking: 'to add a note to an account',
        finds: 'own',
        gets: 201,
        request: (target) => ({
          path: accountNotesPath(idOf(target)),
          body: { text: `${noteMark} ${target.mark}` },
          headers: { 'Idempotency-Key': uuidv7() },
        }),
      },
    ],
  },
  'PUT /api/accounts/:id/suspension': {
    access: 'lab',
    askings: [
      {
        asking: 'to bring an account back',
        finds: 'own',
        request: (target) => ({
          path: accountPaths.suspension(idOf(target)),
          method: 'PUT',
          body: { isSuspended: false },
        }),
      },
    ],
  },
};
