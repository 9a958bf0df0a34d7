import { expect, test } from 'vitest';
import { inWords } from '../../../scripts/checking/fault.ts';
import { faultsOfMigrations } from '../../../scripts/migrations/numbered.ts';

const found = (...files: readonly string[]) =>
  faultsOfMigrations(files.map((file) => `server/db/migrations/${file}`)).map(inWords);

test('migrations in sequence are accepted', () => {
  expect(found('0001-accounts.sql', '0003-stock.sql', '0002-orders.sql')).toEqual([]);
});

test.each([
  ['0002-stock.sql', 'uses the number 2 again', '0003'],
  ['0004-stock.sql', 'leaves out the number 3', '0003'],
  ['stock.sql', 'needs a name such as 0042-invoices.sql', '0003'],
])('%s is reported with what to do instead', (file, wrong, free) => {
  expect(found('0001-accounts.sql', '0002-orders.sql', file)).toEqual([
    `server/db/migrations/${file}:1: ${wrong}. Rename it, or the newer of two: the first free number is ${free}.`,
  ]);
});
