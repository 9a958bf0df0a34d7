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

alter table accounts
  add column name_order text collate "C" not null generated always as (alphabetical(name)) stored;
drop index accounts_by_name;
create index accounts_by_name on accounts (name_order, account_id);
