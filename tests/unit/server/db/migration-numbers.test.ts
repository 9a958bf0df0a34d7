import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faultsOfNumbers } from '../../../../server/db/migration-numbers.ts';

const names = readdirSync(new URL('../../../../server/db/migrations', import.meta.url)).sort();
const next = String(Number(names.at(-1)?.slice(0, 4)) + 1).padStart(4, '0');

describe('migration numbers', () => {
  it('are in sequence in server/db/migrations, also with the next one', () => {
    expect(faultsOfNumbers(names)).toEqual([]);
    expect(faultsOfNumbers([...names, `${next}-invoices.sql`])).toEqual([]);
  });

  it('may not be used twice', () => {
    const added = [...names, `${next}-invoices.sql`, `${next}-ledger.sql`];
    expect(faultsOfNumbers(added)).toEqual([
      `${next}-ledger.sql uses the number ${Number(next)} again`,
    ]);
    expect(faultsOfNumbers(['0001-another.sql', ...names])).toEqual([
      '0001-baseline uses the number 1 again',
    ]);
  });

  it('may not skip one', () => {
    expect(faultsOfNumbers(['0001-baseline', '0003-invoices.sql', '0004-ledger.sql'])).toEqual([
      '0003-invoices.sql leaves out the number 2',
    ]);
    expect(faultsOfNumbers(['0002-invoices.sql'])).toEqual([
      '0002-invoices.sql leaves out the number 1',
    ]);
  });

  it('have four digits before the name', () => {
    expect(faultsOfNumbers([...names, 'invoices.sql'])).toEqual([
      'invoices.sql needs a name such as 0042-invoices.sql',
    ]);
    expect(faultsOfNumbers(['1-accounts.sql'])).toHaveLength(1);
  });
});
