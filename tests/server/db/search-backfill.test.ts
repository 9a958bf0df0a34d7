import { readdirSync, readFileSync } from 'node:fs';
import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import { orderNumber } from '../../../src/domain/order/order-number.ts';
import { foundBy } from '../../../src/domain/typed/search-words.ts';
import { freshDatabase } from '../support/fresh-app.ts';

const directory = new URL('../../../server/db/migrations/', import.meta.url);
const { superuser } = await freshDatabase('template0');
const run = async (file: string) => superuser.query(readFileSync(new URL(file, directory), 'utf8'));

test('orders placed before there was a search are found by the same words as later ones', async () => {
  const files = readdirSync(directory).sort();
  const searching = files.findIndex((file) => file.endsWith('search-orders.sql'));
  for (const file of files.slice(0, searching)) await run(file);
  const account = uuidv7();
  await superuser.query("insert into accounts (account_id, name) values ($1, 'x')", [account]);
  await superuser.query(
    `insert into users (account_id, id, username, name, role, password_hash)
     values ($1, $1, 'x', 'x', 'Shop', 'x')`,
    [account],
  );
  const texts = [
    ['N-102', 'عليرضا كريمي', '۱۲'],
    ['٣/٤ «الف»', 'آقای مؤمنی، علی‌رضا', ''],
    ['', 'Café O’Neill (2)', '-7-'],
    ['...', 'فاطمة\u200e  محمّد', 'ﻋﻠﻲ'],
  ];
  const expected: [string, string[]][] = [];
  for (const [reference = '', patient = '', tray = ''] of texts) {
    const id = uuidv7();
    await superuser.query(
      `insert into orders (account_id, id, kind, content, price, lens_names, placed_by, request_hash)
       values ($1, $2, 'rx', $3, '{}', '{}', $1, '')`,
      [account, id, JSON.stringify({ reference, patient, tray })],
    );
    expected.push([id, foundBy([orderNumber(id), reference, patient, tray]).sort()]);
  }
  for (const file of files.slice(searching)) await run(file);
  const { rows } = await superuser.query(
    `select id, (select array_agg(word order by word) from order_words where order_id = id) as words,
       (select array_agg(word order by word collate "C")
        from unnest(string_to_array(substr(search, 2), ' ')) word) as searched
     from orders order by id`,
  );
  expect(rows).toEqual(expected.sort().map(([id, words]) => ({ id, words, searched: words })));
});
