import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faultsOfNumbers } from '../../../../server/db/migration-numbers.ts';

const files = readdirSync(new URL('../../../../server/db/migrations', import.meta.url)).sort();
const next = String(Number(files.at(-1)?.slice(0, 4)) + 1).padStart(4, '0');

describe('migration numbers', () => {
  it('are in sequence in server/db/migrations, and so is one more', () => {
    expect(faultsOfNumbers(files)).toEqual([]);
    expect(faultsOfNumbers([...files, `${next}-invoices.sql`])).toEqual([]);
  });

  it('may not be used twice', () => {
    const added = [...files, `${next}-invoices.sql`, `${next}-ledger.sql`];
    expect(faultsOfNumbers(added)).toEqual([
      `${next}-ledger.sql uses the number ${Number(next)} again`,
    ]);
    expect(faultsOfNumbers([...files, '0005-third.sql'].sort())).toEqual([
      '0005-third.sql uses the number 5 again',
    ]);
  });

  it('may not leave one out', () => {
    expect(faultsOfNumbers(files.filter((file) => !file.startsWith('0007')))).toEqual([
      '0008-order-limits.sql leaves out the number 7',
    ]);
  });

  it('are four digits before the name', () => {
    expect(faultsOfNumbers([...files, 'invoices.sql'])).toEqual([
      'invoices.sql needs a name such as 0042-invoices.sql',
    ]);
    expect(faultsOfNumbers(['1-accounts.sql'])).toHaveLength(1);
  });
});
