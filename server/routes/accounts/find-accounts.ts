import { Hono } from 'hono';
import { type AccountsAnswer, accountsAnswer, accountsQuery } from '../../../src/api/contract.ts';
import { contractIssues } from '../../../src/api/contract-issues.ts';
import { searchWords } from '../../../src/domain/typed/search-words.ts';
import { searchLimit } from '../../../src/domain/vocabulary/limits.ts';
import { findAccounts } from '../../db/accounts/find-accounts.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { route } from '../../http/guards/route.ts';
import { refuse } from '../../http/refuse.ts';

/** The accounts whose orders the lab can look for. */
export const accounts = new Hono<AppEnv>().get(
  '/',
  route({
    summary: 'Accounts by name; for the lab',
    access: 'lab',
    parameters: [
      {
        in: 'query',
        name: 'text',
        schema: { type: 'string', maxLength: searchLimit },
        description: 'Parts of the name, in any spelling.',
      },
      { in: 'query', name: 'id', schema: { type: 'string', format: 'uuid' } },
    ],
    answers: { 200: { description: 'At most twenty, by name.', schema: accountsAnswer } },
    refusals: [401, 403, 422, 503],
  }),
  async (c) => {
    const asked = accountsQuery.safeParse(c.req.query(), { reportInput: true });
    if (!asked.success) return refuse(c, 'invalid', contractIssues(asked.error));
    const { text = '', id } = asked.data;
    const found = await findAccounts(c.var.services.database, { words: searchWords(text), id });
    return c.json({ accounts: found } satisfies AccountsAnswer);
  },
);
