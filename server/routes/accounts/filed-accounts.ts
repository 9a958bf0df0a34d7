import { Hono } from 'hono';
import * as z from 'zod/mini';
import {
  type FiledAccountsAnswer,
  type FiledAccountsRequest,
  type FiledAccountsSaved,
  filedAccountsAnswer,
  filedAccountsRequest,
  filedAccountsSaved,
  filedOfPage,
} from '../../../src/api/accounts/contract.ts';
import type { Issue } from '../../../src/domain/vocabulary/issue.ts';
import { authorOf } from '../../db/audit/author.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { route } from '../../http/guards/route.ts';
import { revisionBodyOnly } from '../../http/guards/small-body-only.ts';
import { inQuery } from '../../http/query-parameters.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse } from '../../http/refuse.ts';
import { readFiled, saveFiled } from '../../use-cases/accounts/filed-accounts.ts';
import { personIssue } from '../../use-cases/accounts/person-issue.ts';

const uuid = z.optional(z.uuid());

/** The lab's own account stays open: its suspension could not be undone. An account appears in a file once. */
function issuesOf({ accounts }: FiledAccountsRequest, own: string): Issue[] {
  const seen = new Set<string>();
  return accounts.flatMap(({ id, isSuspended }, index): Issue[] => {
    const isRepeated = seen.has(id);
    seen.add(id);
    if (isRepeated) return [{ path: `accounts.${index}.id`, code: 'repeatedLine' }];
    const isSelf = isSuspended && id === own;
    return isSelf ? [personIssue(`accounts.${index}.isSuspended`, 'self')] : [];
  });
}

/** All accounts as files have them. */
export const filedAccounts = new Hono<AppEnv>()
  .get(
    '/',
    route({
      summary: 'All accounts with what the lab sets for them, a page at a time; for the lab',
      access: 'lab',
      parameters: [
        inQuery('after', { type: 'string', format: 'uuid' }, '`next` of the page before.'),
      ],
      answers: { 200: { description: 'By id.', schema: filedAccountsAnswer } },
      refusals: [401, 403, 422, 503],
    }),
    async (c) => {
      const after = uuid.safeParse(c.req.query('after'));
      if (!after.success) return refuse(c, 'invalid', [{ path: 'after', code: 'invalid' }]);
      const { database } = c.var.services;
      // Read one more to know whether there is a next page.
      const found = await readFiled(database, { after: after.data, limit: filedOfPage + 1 });
      const accounts = found.slice(0, filedOfPage);
      const next = found.length > filedOfPage ? (accounts.at(-1)?.id ?? null) : null;
      return c.json({ accounts, next } satisfies FiledAccountsAnswer);
    },
  )
  .put(
    '/',
    revisionBodyOnly,
    route({
      summary: 'Save accounts as they are to be, all or none; new ones get no people. For the lab',
      access: 'lab',
      body: filedAccountsRequest,
      answers: { 200: { description: 'Saved.', schema: filedAccountsSaved } },
      refusals: [401, 403, 413, 415, 422, 503],
    }),
    async (c) => {
      const body = await readBody(c, filedAccountsRequest);
      if (!body.ok) return body.refusal;
      const issues = issuesOf(body.value, c.var.signedIn.account.id);
      if (issues.length > 0) return refuse(c, 'invalid', issues);
      const by = authorOf(c.var.signedIn);
      const saved = await saveFiled(c.var.services.database, by, body.value.accounts);
      return c.json(saved satisfies FiledAccountsSaved);
    },
  );
