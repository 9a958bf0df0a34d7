import * as z from 'zod/mini';
import {
  accountContract,
  type FiledAccountsRequest,
  filedOfPage,
} from '../../../src/api/accounts/contract.ts';
import type { Issue } from '../../../src/domain/vocabulary/issue.ts';
import { UnknownTier } from '../../db/accounts/tiers.ts';
import { authorOf } from '../../db/audit/author.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { inQuery } from '../../http/query-parameters.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse } from '../../http/refuse.ts';
import { respond } from '../../http/respond.ts';
import { readFiledAccounts, saveFiledAccounts } from '../../use-cases/accounts/filed-accounts.ts';
import { personIssue } from '../../use-cases/accounts/person-issue.ts';
import { unknownTierAt } from '../../use-cases/accounts/tier-issue.ts';

const uuid = z.optional(z.uuid());

/**
 * The lab's own account cannot be suspended, because that could not be undone. A file must not contain an account
 * twice.
 */
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

/** The issues of all accounts that should get a tier that does not exist. */
const issuesOfTier = ({ accounts }: FiledAccountsRequest, tier: string): Issue[] =>
  accounts.flatMap(({ details }, index) =>
    details.tier === tier ? [unknownTierAt(`accounts.${index}.details.tier`)] : [],
  );

/** All accounts in the form used for files. */
export const filedAccounts = resource()
  .get(
    '/',
    route(accountContract.filed.GET, {
      summary: 'All accounts with the lab’s settings for them, a page at a time; for the lab',
      access: 'lab',
      labReads: 'replica',
      parameters: [
        inQuery('after', { type: 'string', format: 'uuid' }, '`next` of the previous page.'),
      ],
      answers: { 200: 'By id.' },
      refusals: [422],
    }),
    async (c) => {
      const after = uuid.safeParse(c.req.query('after'));
      if (!after.success) return refuse(c, 'invalid', [{ path: 'after', code: 'invalid' }]);
      const { database } = c.var.services;
      // Read one more to know whether there is a next page.
      const found = await readFiledAccounts(database, {
        after: after.data,
        limit: filedOfPage + 1,
      });
      const accounts = found.slice(0, filedOfPage);
      const next = found.length > filedOfPage ? (accounts.at(-1)?.id ?? null) : null;
      return respond(c, { accounts, next });
    },
  )
  .put(
    '/',
    route(accountContract.filed.PUT, {
      summary: 'Add or change accounts, all or none; new ones get no people. For the lab',
      access: 'lab',
      limit: 'revision',
      answers: { 200: 'Saved.' },
    }),
    async (c) => {
      const body = await readBody(c);
      const issues = issuesOf(body, c.var.signedIn.account.id);
      if (issues.length > 0) return refuse(c, 'invalid', issues);
      const by = authorOf(c.var.signedIn);
      try {
        return respond(c, await saveFiledAccounts(c.var.services.database, by, body.accounts));
      } catch (error) {
        if (!(error instanceof UnknownTier)) throw error;
        return refuse(c, 'invalid', issuesOfTier(body, error.tier));
      }
    },
  );
