import { accountContract, accountsQuery } from '../../../src/api/accounts/contract.ts';
import { searchWords } from '../../../src/domain/typed/search-words.ts';
import { searchLimit } from '../../../src/domain/vocabulary/search-limit.ts';
import { findAccounts } from '../../db/accounts/find-accounts.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { readQuery } from '../../http/read-query.ts';
import { respond } from '../../http/respond.ts';

/** The accounts whose orders the lab can search. */
export const accounts = resource().get(
  '/',
  route(accountContract.accounts.GET, {
    summary: 'Accounts by name; for the lab',
    access: 'lab',
    labReads: 'replica',
    parameters: [
      {
        in: 'query',
        name: 'text',
        schema: { type: 'string', maxLength: searchLimit },
        description: 'Parts of the name, in any spelling.',
      },
      { in: 'query', name: 'id', schema: { type: 'string', format: 'uuid' } },
    ],
    answers: { 200: 'At most twenty, by name.' },
    refusals: [422],
  }),
  async (c) => {
    const { text = '', id } = readQuery(c, accountsQuery);
    const found = await findAccounts(c.var.services.database, { words: searchWords(text), id });
    return respond(c, { accounts: found });
  },
);
