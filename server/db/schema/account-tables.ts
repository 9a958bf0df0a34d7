import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Address } from '../../../src/domain/accounts/account-details.ts';
import type { AccountRole, Role } from '../../../src/domain/vocabulary/account.ts';
import type { Instant } from './instant.ts';

interface AccountRow {
  account_id: string;
  name: string;
  /** The price tier. */
  tier: Generated<string>;
  most_lines: Generated<number>;
  most_pieces: Generated<number>;
  orders_per_minute: Generated<number>;
  /** In rials; null for no limit. */
  credit_limit: Generated<number | null>;
  /** Null unless the account is suspended. */
  suspended_at: Instant | null;
  created_at: Instant;
  contact_name: Generated<string>;
  phone: Generated<string>;
  email: Generated<string>;
  addresses: ColumnType<Address[], string | undefined, string>;
  /** The folded words it is found by, made by the database. */
  search: GeneratedAlways<string>;
  /** Where its name stands in the Persian alphabet, made by the database. */
  name_order: GeneratedAlways<string>;
}

interface UserRow {
  account_id: string;
  id: string;
  username: string;
  name: string;
  role: Role;
  account_role: Generated<AccountRole>;
  /** `+98…`; empty for none. */
  mobile: Generated<string>;
  language: Generated<'fa' | 'en'>;
  /** Empty until a first password is set. */
  password_hash: string;
  /** Null unless the user is deactivated. */
  deactivated_at: Instant | null;
  created_at: Instant;
  /** Messages written before do not count as unread. */
  unread_since: Instant;
  /** Whether there is anything to sign in with besides the password. */
  second_factor: Generated<boolean>;
  failure_recorded_at: Date | null;
  step_failure_recorded_at: Date | null;
}

interface LoginRow {
  username: string;
  account_id: string;
  user_id: string;
}

interface SessionRow {
  account_id: string;
  token_hash: Buffer;
  user_id: string;
  created_at: Instant;
  seen_at: Instant;
  id: Generated<string>;
  browser: Generated<string>;
  system: Generated<string>;
  /** The known device it was opened on; empty for none. */
  device: Generated<string>;
}

interface KnownDeviceRow {
  account_id: string;
  user_id: string;
  device: string;
  /** Of the password and factors with which the user signed in on it. */
  bond: Buffer;
  signed_in_at: Instant;
}

/** A topic that a user has switched off. */
interface MutedTopicRow {
  account_id: string;
  user_id: string;
  topic: string;
}

interface LoginAttemptRow {
  subject: Buffer;
  failures: Generated<number>;
  known: Generated<boolean>;
  last_at: Instant;
  free_at: Instant;
}

/** A link by which a user sets a password; of its token only the hash is kept. */
interface PasswordLinkRow {
  account_id: string;
  user_id: string;
  token_hash: Buffer;
  expires_at: Date;
}

interface SecretRow {
  name: string;
  value: Buffer;
}

/** Accounts, users, their sessions and settings. */
export interface AccountTables {
  accounts: AccountRow;
  users: UserRow;
  logins: LoginRow;
  sessions: SessionRow;
  known_devices: KnownDeviceRow;
  password_links: PasswordLinkRow;
  muted_topics: MutedTopicRow;
  login_attempts: LoginAttemptRow;
  secrets: SecretRow;
}
