import {
  accountContract,
  accountSorting,
  mostAccounts,
} from '../../../src/api/accounts/contract.ts';
import { searchLimit } from '../../../src/domain/vocabulary/search-limit.ts';
import { listAccounts } from '../../db/accounts/list-accounts.ts';
import { readTiers } from '../../db/accounts/tiers.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { writeCursor } from '../../http/key-cursor.ts';
import { inQuery } from '../../http/query-parameters.ts';
import { respond } from '../../http/respond.ts';
import { accountRow } from '../../use-cases/accounts/account-answer.ts';
import { readPage } from './read-page.ts';

const parameters = [
  inQuery(
    'text',
    { type: 'string', maxLength: searchLimit },
    'Parts of the name or the contact, in any spelling.',
  ),
  inQuery('state', { enum: ['active', 'suspended'] }, 'Only these accounts.'),
  inQuery('tier', { type: 'string' }, 'Only accounts with the price tier of this id.'),
  inQuery('sort', { enum: accountSorting.options, default: 'name' }, 'The sort order.'),
  inQuery('after', { type: 'string' }, '`next` of the previous page, with the same filters.'),
  inQuery(
    'limit',
    { type: 'integer', minimum: 1, maximum: mostAccounts, default: 50 },
    'Accounts per page.',
  ),
];

/** The accounts, a page at a time. */
export const accountRows = resource()
  .get(
    '/rows',
    route(accountContract.rows.GET, {
      summary: 'Accounts that match the filters, a page at a time; for the lab',
      access: 'lab',
      labReads: 'replica',
      parameters,
      answers: { 200: 'A page of accounts.' },
      refusals: [422],
    }),
    async (c) => {
      const page = readPage(c);
      const { database } = c.var.services;
      // Read one more to know whether there is a next page.
      const found = await listAccounts(database, { ...page, limit: page.limit + 1 });
      const accounts = found.slice(0, page.limit);
      const last = found.length > page.limit ? accounts.at(-1) : undefined;
      const next = last ? writeCursor(last) : null;
      return respond(c, { accounts: accounts.map(accountRow), next });
    },
  )
  .get(
    '/tiers',
    route(accountContract.tiers.GET, {
      summary: 'The price tiers; for the lab',
      access: 'lab',
      answers: { 200: 'In the lab’s order.' },
    }),
    async (c) => {
      const tiers = await readTiers(c.var.services.database);
      return respond(c, { tiers });
    },
  );
