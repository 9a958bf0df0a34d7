import type { Context } from 'hono';
import { type AccountSorting, accountRowsQuery } from '../../../src/api/accounts/contract.ts';
import { placeParts } from '../../../src/api/place-in-list.ts';
import { searchWords } from '../../../src/domain/typed/search-words.ts';
import type { AccountPage } from '../../db/accounts/list-accounts.ts';
import { isTextKey, readCursor } from '../../http/key-cursor.ts';
import { readQuery } from '../../http/read-query.ts';
import { refusing } from '../../http/refuse.ts';

const defaultLimit = 50;

/** An instant as PostgreSQL writes it, such as `2026-11-22 10:50:00.123+03:30`. */
const instant =
  /^(?<day>\d{4}-\d\d-\d\d) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?[+-](0\d|1[0-4])(:[0-5]\d){0,2}$/;

const isInstant = (key: string) => placeParts.day.safeParse(instant.exec(key)?.groups?.day).success;

/** The form of the keys of each sort order; anything else would fail in the database. */
const keyForms: Record<AccountSorting, (key: string) => boolean> = {
  name: isTextKey,
  tier: isTextKey,
  tierEnglish: isTextKey,
  newest: isInstant,
  oldest: isInstant,
  creditLimit: (key) => /^\d{1,16}$|^9223372036854775807$/.test(key),
};

/** Reads the query of the list. Throws the refusal if it is not valid. */
export function readPage(c: Context): AccountPage {
  const asked = readQuery(c, accountRowsQuery);
  const { text = '', state, tier, sort = 'name', limit = String(defaultLimit) } = asked;
  const after = asked.after && readCursor(asked.after, keyForms[sort]);
  if (asked.after !== undefined && !after) {
    throw refusing(c, 'invalid', [{ path: 'after', code: 'invalid' }]);
  }
  const page = { words: searchWords(text), state, tier, sort, limit: Number(limit) };
  return { ...page, after: after || undefined };
}
