-- What the lab knows of an account besides its orders, and the words it is found by: folded as searchWords in
-- src/domain/typed/search-words.ts folds what is typed.
alter table accounts
  add column contact_name text not null default '',
  add column phone text not null default '',
  add column email text not null default '',
  add column addresses jsonb not null default '[]',
  add column search text not null generated always as (lower(translate(
    normalize(name || ' ' || contact_name || ' ' || phone || ' ' || email, nfkd),
    U&'\0629\0643\0649\064A\06BE\06C1\06D5۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩' ||
      -- Letters and marks without a counterpart are left out.
      U&'\200C\0640\0621\064B\064C\064D\064E\064F\0650\0651\0652\0653\0654\0655\0670',
    U&'\0647\06A9\06CC\06CC\0647\0647\064701234567890123456789'
  ))) stored;
create index accounts_by_name on accounts (name, account_id);

-- Owners manage their account's users and see its ledger; until now every user could.
alter table users
  add column account_role text not null default 'Owner' check (account_role in ('Owner', 'Staff')),
  -- While set, the user cannot sign in.
  add column deactivated_at timestamptz(3);

-- A link by which a user sets a password without the one before. A new one takes the place of the older.
create table password_links (
  account_id uuid not null,
  user_id uuid not null,
  token_hash bytea not null,
  expires_at timestamptz(3) not null,
  primary key (account_id, user_id),
  foreign key (account_id, user_id) references users on delete cascade
);
alter table password_links enable row level security, force row level security;
create policy own on password_links using (account_id = (select acting_account()));
