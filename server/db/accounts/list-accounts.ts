import { type RawBuilder, sql } from 'kysely';
import type { AccountSorting } from '../../../src/api/accounts/contract.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';
import { patternsOf } from './find-accounts.ts';

/** The accounts on a page. */
export interface AccountPage {
  words: readonly string[];
  state: 'active' | 'suspended' | undefined;
  tier: string | undefined;
  sort: AccountSorting;
  after: AccountPosition | undefined;
  limit: number;
}

/** The last account of the previous page, and its sort key. */
export interface AccountPosition {
  key: string;
  id: string;
}

/** An account as it is listed. */
export interface ListedAccount {
  id: string;
  name: string;
  tier: string;
  creditLimit: number | null;
  contactName: string;
  phone: string;
  email: string;
  createdAt: Date;
  suspendedAt: Date | null;
  /** The sort key, as text. */
  key: string;
}

const tierNamed = (name: 'name_fa' | 'name_en') =>
  `alphabetical(coalesce((select ${name} from tiers where tiers.id = accounts.tier), tier)) collate "C"`;

/**
 * The ways to sort accounts. A key travels as text but is compared in its own type, so that pages join without gaps.
 */
const sortings: Record<AccountSorting, { key: string; type: string; descending?: true }> = {
  name: { key: 'name_order', type: 'text' },
  newest: { key: 'created_at', type: 'timestamptz', descending: true },
  oldest: { key: 'created_at', type: 'timestamptz' },
  tier: { key: tierNamed('name_fa'), type: 'text' },
  tierEnglish: { key: tierNamed('name_en'), type: 'text' },
  // No limit sorts above every limit.
  creditLimit: {
    key: 'coalesce(credit_limit, 9223372036854775807)',
    type: 'bigint',
    descending: true,
  },
};

/** Reads a page of all accounts for the lab, with keyset pagination. */
export function listAccounts(database: Database, page: AccountPage): Promise<ListedAccount[]> {
  const { key, type, descending } = sortings[page.sort];
  const order = sql.raw(descending ? 'desc' : 'asc');
  const query = sql<ListedAccount>`
    select account_id as id, name, tier, credit_limit, contact_name, phone, email, created_at,
      suspended_at, (${sql.raw(key)})::text as key
    from accounts
    where ${sql.join([...filtersOf(page), afterOf(page, key, type)], sql` and `)}
    order by ${sql.raw(key)} ${order}, account_id ${order} limit ${page.limit}`;
  return queryInScope(database, 'lab', nameOf(page), query.compile(database.queries));
}

function filtersOf({ words, state, tier }: AccountPage): RawBuilder<boolean>[] {
  return [
    sql<boolean>`search like all (${patternsOf(words)}::text[])`,
    ...(tier === undefined ? [] : [sql<boolean>`tier = ${tier}`]),
    ...(state === undefined ? [] : [suspended[state]]),
  ];
}

const suspended = {
  active: sql<boolean>`suspended_at is null`,
  suspended: sql<boolean>`suspended_at is not null`,
};

function afterOf({ after, sort }: AccountPage, key: string, type: string): RawBuilder<boolean> {
  if (!after) return sql<boolean>`true`;
  const beyond = sql.raw(sortings[sort].descending ? '<' : '>');
  return sql<boolean>`(${sql.raw(key)}, account_id) ${beyond} (${after.key}::${sql.raw(type)}, ${after.id}::uuid)`;
}

/** A separate name for each form of the query, because PostgreSQL caches its plan under the name. */
function nameOf({ sort, state, tier, after }: AccountPage): string {
  const parts = [sort, state ?? '', tier === undefined ? '' : 'tier', after ? 'after' : ''];
  return `list-accounts ${parts.join(' ')}`;
}
