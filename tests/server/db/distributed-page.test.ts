import { expect, test } from 'vitest';
import { describedTables } from '../support/distributed-page.ts';
import { freshApp } from '../support/fresh-app.ts';

const { asSuperuser } = await freshApp();
const keyOf = new Map(describedTables.map(({ table, key }) => [table, key]));
const distributed = describedTables.filter(({ how }) => how === 'distributed');

test('the page lists every table once', async () => {
  const { rows } = await asSuperuser(
    `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  expect(describedTables.map(({ table }) => table).sort()).toEqual(
    rows.map(({ relname }) => relname).sort(),
  );
});

test('every unique constraint of a table contains its distribution key', async () => {
  const { rows } = await asSuperuser(`
    select indrelid::regclass::text as table, indexrelid::regclass::text as index, array(
      select attname::text from pg_attribute where attrelid = indrelid and attnum = any (indkey)
    ) as columns
    from pg_index join pg_class on pg_class.oid = indrelid
    where indisunique and relnamespace = 'public'::regnamespace`);
  const lacking = rows.filter(({ table, columns }) => {
    const key = keyOf.get(table);
    return key !== undefined && !columns.includes(key);
  });
  expect(lacking).toEqual([]);
});

test('data of an account has no foreign keys to outside the account', async () => {
  const { rows } = await asSuperuser(`
    select conrelid::regclass::text as from, confrelid::regclass::text as to, array(
      select attname::text from pg_attribute where attrelid = conrelid and attnum = any (conkey)
    ) as columns
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  const together = new Set(distributed.map(({ table }) => table));
  const across = rows.filter(({ from, to, columns }) => {
    if (together.has(from)) return !together.has(to) || !columns.includes('account_id');
    return keyOf.get(to) !== undefined;
  });
  // The page names these keys as the ones that are given up.
  expect(across.map(({ from, to }) => `${from} to ${to}`).sort()).toEqual([
    'accessory_variants to shelf',
    'logins to users',
    'stock_cells to shelf',
  ]);
});
