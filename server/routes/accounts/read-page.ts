import { type AccountSorting, accountRowsQuery } from '../../../src/api/accounts/contract.ts';
import { contractIssues } from '../../../src/api/contract-issues.ts';
import { searchWords } from '../../../src/domain/typed/search-words.ts';
import type { Issue } from '../../../src/domain/vocabulary/issue.ts';
import type { AccountPage } from '../../db/accounts/list-accounts.ts';
import { readCursor } from '../../use-cases/accounts/cursor.ts';

const defaultLimit = 50;

const isInstant = (key: string) => !Number.isNaN(Date.parse(key));
const isStorable = (key: string) => !key.includes('\0');

/** What a key of each sorting looks like; anything else would fail in the database. */
const keyForms: Record<AccountSorting, (key: string) => boolean> = {
  name: isStorable,
  tier: isStorable,
  newest: isInstant,
  oldest: isInstant,
  creditLimit: (key) => /^\d{1,16}$|^9223372036854775807$/.test(key),
};

/** Reads the query of the list, or names the parameters at fault. */
export function readPage(query: Record<string, string>): AccountPage | { issues: Issue[] } {
  const asked = accountRowsQuery.safeParse(query, { reportInput: true });
  if (!asked.success) return { issues: contractIssues(asked.error) };
  const { text = '', state, tier, sort = 'name', limit = String(defaultLimit) } = asked.data;
  const after = asked.data.after && readCursor(asked.data.after, keyForms[sort]);
  if (asked.data.after !== undefined && !after) {
    return { issues: [{ path: 'after', code: 'invalid' }] };
  }
  const page = { words: searchWords(text), state, tier, sort, limit: Number(limit) };
  return { ...page, after: after || undefined };
}
