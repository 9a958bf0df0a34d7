-- While set, nobody of the account can sign in or go on with a session.
alter table accounts add column suspended_at timestamptz(3);
