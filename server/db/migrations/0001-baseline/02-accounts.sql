-- Accounts, the people who use them, and how a user gets a password.

-- Where a name stands in the Persian alphabet, the same on every PostgreSQL: its collations differ between builds and
-- versions, and the code points of پ چ ژ ک گ ی come after those of all other letters. Compared byte by byte, digits come
-- first, then Persian letters from آ on, then Latin ones. A letter with a hamza stands where its seat does, as in a
-- telephone book; marks, tatweel and the half-space do not count.
create function alphabetical(name text) returns text language sql immutable strict parallel safe
return translate(
  lower(normalize(name, nfkc) collate "C"),
  U&'\06F0\06F1\06F2\06F3\06F4\06F5\06F6\06F7\06F8\06F9\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669' ||
    U&'\0643\0649\064A\0626\0629\06BE\06C1\06D5\06C0\0623\0625\0671\0624' ||
    'آابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی' || 'abcdefghijklmnopqrstuvwxyz' ||
    -- Letters and marks without a counterpart are left out.
    U&'\0621\0640\200C\064B\064C\064D\064E\064F\0650\0651\0652\0653\0654\0655\0670',
  '01234567890123456789' ||
    U&'\E019\E020\E020\E020\E01F\E01F\E01F\E01F\E01F\E001\E001\E001\E01E' ||
    U&'\E000\E001\E002\E003\E004\E005\E006\E007\E008\E009\E00A\E00B\E00C\E00D\E00E\E00F\E010' ||
    U&'\E011\E012\E013\E014\E015\E016\E017\E018\E019\E01A\E01B\E01C\E01D\E01E\E01F\E020' ||
    U&'\E021\E022\E023\E024\E025\E026\E027\E028\E029\E02A\E02B\E02C\E02D' ||
    U&'\E02E\E02F\E030\E031\E032\E033\E034\E035\E036\E037\E038\E039\E03A'
) collate "C";

create table accounts (
  account_id uuid primary key,
  name text not null,
  name_order text collate "C" not null generated always as (alphabetical(name)) stored,
  contact_name text not null default '',
  phone text not null default '',
  email text not null default '',
  addresses jsonb not null default '[]',
  -- The words it is found by, folded as searchWords in src/domain/typed/search-words.ts folds what is typed.
  search text not null generated always as (lower(translate(
    normalize(name || ' ' || contact_name || ' ' || phone || ' ' || email, nfkd),
    U&'\0629\0643\0649\064A\06BE\06C1\06D5۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩' ||
      -- Letters and marks without a counterpart are left out.
      U&'\200C\0640\0621\064B\064C\064D\064E\064F\0650\0651\0652\0653\0654\0655\0670',
    U&'\0647\06A9\06CC\06CC\0647\0647\064701234567890123456789'
  ))) stored,
  -- Prices of ready-made lenses and accessories go by it.
  tier text not null default 'standard',
  -- What one stock order may hold, and how many orders of any kind may be sent in a minute. The lab sets them.
  most_lines integer not null default 1000 check (most_lines > 0),
  most_pieces integer not null default 5000 check (most_pieces > 0),
  orders_per_minute integer not null default 120 check (orders_per_minute > 0),
  -- How much it may owe, in rials; null is no limit.
  credit_limit bigint check (credit_limit >= 0),
  -- While set, nobody of the account can sign in or go on with a session.
  suspended_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
-- The lab's list of accounts, sorted by name, by age and by what they may owe.
create index accounts_by_name on accounts (name_order, account_id);
create index accounts_by_age on accounts (created_at, account_id);
create index accounts_by_credit_limit on accounts (coalesce(credit_limit, 9223372036854775807), account_id);

create table users (
  account_id uuid not null references accounts,
  id uuid not null,
  username text not null,
  name text not null,
  role text not null check (role in ('Shop', 'Customer', 'SuperAdmin')),
  -- Owners manage their account's users and see its ledger.
  account_role text not null default 'Owner' check (account_role in ('Owner', 'Staff')),
  -- In international form.
  mobile text not null default '' check (mobile ~ '^(\+989[0-9]{9})?$'),
  -- Of messages to the user.
  language text not null default 'fa' check (language in ('fa', 'en')),
  password_hash text not null,
  -- Whether there is anything to sign in with besides the password; repeated here, where every request reads it.
  second_factor boolean not null default false,
  -- While set, the user cannot sign in.
  deactivated_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  -- Messages written before do not count as unread.
  unread_since timestamptz(3) not null default now(),
  -- When a failure to sign in as the user was last recorded in the audit log, at the password and at the second step.
  failure_recorded_at timestamptz(3),
  step_failure_recorded_at timestamptz(3),
  primary key (account_id, id)
);

-- Directory: from what is typed at the login to the account it belongs to.
create table logins (
  username text primary key,
  account_id uuid not null,
  user_id uuid not null,
  foreign key (account_id, user_id) references users on delete cascade
);

-- A link by which a user sets a password without the one before. A new one takes the place of the older.
create table password_links (
  account_id uuid not null,
  user_id uuid not null,
  token_hash bytea not null,
  expires_at timestamptz(3) not null,
  primary key (account_id, user_id),
  foreign key (account_id, user_id) references users on delete cascade
);

alter table accounts enable row level security, force row level security;
create policy own on accounts using (account_id = (select acting_account()));
create policy lab_reads on accounts for select using ((select acting_for_lab()));

alter table users enable row level security, force row level security;
create policy own on users using (account_id = (select acting_account()));

alter table password_links enable row level security, force row level security;
create policy own on password_links using (account_id = (select acting_account()));
