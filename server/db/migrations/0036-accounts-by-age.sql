-- The lab's list of accounts, sorted by age and by what they may owe.
create index accounts_by_age on accounts (created_at, account_id);
create index accounts_by_credit_limit on accounts
  (coalesce(credit_limit, 9223372036854775807), account_id);
