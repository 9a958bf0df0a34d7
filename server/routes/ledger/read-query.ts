import { contractIssues } from '../../../src/api/contract-issues.ts';
import { type LedgerQuery, ledgerQuery } from '../../../src/api/ledger/contract.ts';
import type { EntryKind } from '../../../src/domain/ledger/entry-kind.ts';
import type { Issue } from '../../../src/domain/vocabulary/issue.ts';
import type { EntryPage, StoredPeriod } from '../../db/ledger/read-statement.ts';
import type { Scope } from '../../db/pool/scope.ts';

/** A statement that was asked for: its account, and the rest of the query. */
type AskedStatement = LedgerQuery & { account: string };

const defaultLimit = 50;

/** Reads the query of the statement, or names the parameters at fault. */
export function readQuery(
  query: Record<string, string>,
  scope: Scope,
): { asked: AskedStatement } | { issues: Issue[] } {
  const parsed = ledgerQuery.safeParse(query, { reportInput: true });
  if (!parsed.success) return { issues: contractIssues(parsed.error) };
  const { from, to } = parsed.data;
  if (from && to && Date.parse(to) < Date.parse(from)) {
    return { issues: [{ path: 'to', code: 'invalid' }] };
  }
  const named = accountOf(parsed.data.account, scope);
  return 'issues' in named ? named : { asked: { ...parsed.data, account: named.account } };
}

/** The account whose ledger is read: the lab must name it, and only the lab may. */
export function accountOf(
  asked: string | undefined,
  scope: Scope,
): { account: string } | { issues: Issue[] } {
  const issue = (code: Issue['code']) => ({ issues: [{ path: 'account', code }] });
  if (typeof scope === 'object') {
    return asked === undefined ? scope : issue('unknownField');
  }
  return asked === undefined ? issue('required') : { account: asked };
}

/** The page of a period, one entry longer than asked for, to know whether there is a next page. */
export function pageOf(asked: AskedStatement, { before, last }: StoredPeriod): EntryPage {
  const { account, order = 'newest' } = asked;
  const kinds = (asked.kind?.split(',') ?? []) as EntryKind[];
  const limit = Number(asked.limit ?? defaultLimit) + 1;
  const end = last + 1;
  const after = asked.after === undefined ? undefined : Number(asked.after);
  if (order === 'newest') {
    return { account, above: before, below: Math.min(end, after ?? end), kinds, order, limit };
  }
  return { account, above: Math.max(before, after ?? before), below: end, kinds, order, limit };
}
