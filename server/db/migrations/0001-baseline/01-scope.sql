-- For whom a transaction acts, as server/db/pool/scope.ts tells the database. Row-level security asks these functions.
--
-- Everything of an account begins its keys with the account, so that a distributed PostgreSQL can place it by account.
-- What belongs to nobody, such as the directory of logins and the catalogue, is found by its own key.
--
-- Row-level security is the second wall: whatever a query forgets, rows of other accounts are not there. It is forced, so
-- that it binds the owner of the tables too, as whom the server works.

create function acting_account() returns uuid stable language sql
  return nullif(current_setting('adasi.account', true), '')::uuid;

create function acting_for_lab() returns boolean stable language sql
  return coalesce(current_setting('adasi.scope', true) = 'lab', false);
