import { expect, test } from 'vitest';
import { inWords } from '../../../scripts/checking/fault.ts';
import { isPersonal, uncoveredColumns } from '../../../scripts/personal-data/uncovered.ts';

const path = 'server/db/schema/repair-tables.ts';
const text = `interface OfCustomer {
  accountId: string;
  mobile: string;
}

interface RepairRow extends OfCustomer {
  id: string;
  collectedByName: string;
  nameFa: string;
  balanceAfter: number;
}

export interface RepairTables {
  repairs: RepairRow;
}
`;

const found = (covered: Parameters<typeof uncoveredColumns>[1]) =>
  uncoveredColumns([{ path, text }], covered).map(inWords);

test('a column that may hold personal data is reported with what to do instead', () => {
  expect(found({ repairs: { mobile: {} } })).toEqual([
    `${path}:8: repairs.collectedByName looks like personal data, and nothing says what covers it. Put it into the file with the own data or have KEEP_NAMES_DAYS replace it, and say so in server/db/schema/personal-data.ts, or there why neither.`,
  ]);
});

test('a column in several tables is reported for each table', () => {
  expect(found({ repairs: { collectedByName: {} } })).toEqual([
    expect.stringContaining(`${path}:3: repairs.mobile looks like`),
  ]);
});

test('covered columns and those that are not about people are accepted', () => {
  expect(found({ repairs: { mobile: {}, collectedByName: {} } })).toEqual([]);
});

test.each(['nationalId', 'birthDate', 'bornOn', 'familySurname', 'payoutIban'])(
  'a column %s is about a person',
  (column) => {
    expect(isPersonal(column)).toBe(true);
  },
);

test.each(['id', 'accountId', 'invoiceId', 'nameFa', 'orderedOn'])(
  'a column %s is not about a person',
  (column) => {
    expect(isPersonal(column)).toBe(false);
  },
);
