import type { Context } from 'hono';
import { type LedgerQuery, ledgerQuery } from '../../../src/api/ledger/contract.ts';
import type { EntryKind } from '../../../src/domain/ledger/entry-kind.ts';
import type { Issue } from '../../../src/domain/vocabulary/issue.ts';
import type { EntryPage, StoredPeriod } from '../../db/ledger/read-statement.ts';
import type { Scope } from '../../db/pool/scope.ts';
import { readQuery } from '../../http/read-query.ts';
import { refusing } from '../../http/refuse.ts';

/** The query of a statement, with its account. */
type AskedStatement = LedgerQuery & { account: string };

const defaultLimit = 50;

/** Reads the query of the statement. Throws the refusal if it is not valid. */
export function askedStatement(c: Context, scope: Scope): AskedStatement {
  const asked = readQuery(c, ledgerQuery);
  const { from, to } = asked;
  if (from && to && Date.parse(to) < Date.parse(from)) {
    throw refusing(c, 'invalid', [{ path: 'to', code: 'invalid' }]);
  }
  return { ...asked, account: accountOf(c, asked.account, scope) };
}

/** The account whose ledger is read. The lab must name it, and nobody else may. Throws a refusal. */
export function accountOf(c: Context, asked: string | undefined, scope: Scope): string {
  const fault = (code: Issue['code']) => refusing(c, 'invalid', [{ path: 'account', code }]);
  if (typeof scope === 'object') {
    if (asked !== undefined) throw fault('unknownField');
    return scope.account;
  }
  if (asked === undefined) throw fault('required');
  return asked;
}

/** The requested page of a period, plus one entry to see whether there is a next page. */
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
