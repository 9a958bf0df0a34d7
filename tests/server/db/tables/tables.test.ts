import { afterEach, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../support/fresh-app.ts';
import { differences } from './differences.ts';
import { storedTables } from './stored-tables.ts';
import { typedTables } from './typed-tables.ts';

const { superuser } = await freshDatabase();
const typed = typedTables();
const differing = async () => differences(typed, await storedTables(superuser));

/** Null only in withdrawn rows, which are not orders. Nothing reads these columns of such rows. */
const onlyOfOrders = ['content', 'lens_names', 'price', 'request_hash'].map(
  (column) => `orders.${column} may be null`,
);

describe('the types of the tables', () => {
  afterEach(() => superuser.query('rollback'));

  test('match the database', async () => {
    expect(await differing()).toEqual(onlyOfOrders);
  });

  test.each([
    ['alter table users drop column mobile', 'users.mobile is not in the database'],
    ['alter table users add column shoe_size integer', 'users.shoe_size has no type'],
    ['create table parcels (id uuid)', 'parcels.id has no type'],
    ['drop view base_prices', 'base_prices.item is not in the database'],
    ['alter table users alter username drop not null', 'users.username may be null'],
    ['alter table orders alter promised_for set not null', 'orders.promised_for is never null'],
    ['alter table passkeys alter counter type text', 'passkeys.counter is string, not number'],
    ['alter table lab_page alter content type text', 'lab_page.content is string, not json'],
    [
      'alter table shelf alter movements drop default',
      'shelf.movements has no default, so an insertion needs it',
    ],
    [
      'alter table accounts alter name_order drop expression',
      'accounts.name_order is not made by the database',
    ],
    [
      `alter table users drop constraint users_language_check,
        add constraint users_language_check check (language in ('fa', 'en', 'ar'))`,
      'users.language may be ar, en, fa, not en, fa',
    ],
  ])('differ after "%s"', async (change, difference) => {
    await superuser.query(`begin; ${change}`);
    expect(await differing()).toContain(difference);
  });
});
