import { expect, test } from 'vitest';
import {
  type AccountFileRow,
  accountFileRow,
  type FiledAccount,
  filedAccount,
} from '../../../src/domain/accounts/account-file.ts';
import { tierNames } from '../../../src/i18n/tiers/tiers.ts';
import { describeAdded, describeChanged } from '../../../src/stores/accounts/describe-accounts.ts';
import type { ImportChange } from '../../../src/stores/table-file/import.ts';
import { sampleDetails } from '../../server/support/account-request.ts';

const details = { ...sampleDetails, contact: { name: 'Sara', phone: '02112345678', email: '' } };
const known: FiledAccount = { id: 'a', details, isSuspended: false };

const tierName = tierNames([
  { id: 'partner', name: { fa: 'همکار', en: 'Partner' } },
  { id: 'gold', name: { fa: 'طلایی', en: 'Gold' } },
]);

/** Names and values in English, without the marks that isolate numbers. */
function linesOf({ values }: ImportChange): string[] {
  const lines = values.map(({ name, before, after }) =>
    before ? `${name[1]}: ${before[1]} → ${after[1]}` : `${name[1]}: ${after[1]}`,
  );
  return lines.map((line) => line.replace(/[\u2066-\u2069]/g, ''));
}

test.each<[Partial<AccountFileRow>, string[]]>([
  [{}, []],
  [{ phone: '2112345678' }, []],
  [{ creditLimit: 1_900_000 }, ['Credit limit (toman): 5,000,000 toman → 190,000 toman']],
  [{ creditLimit: 1_900_005 }, ['Credit limit (toman): 5,000,000 toman → 190,000.5 toman']],
  [{ creditLimit: null }, ['Credit limit (toman): 5,000,000 toman → No limit']],
  [{ lines: 5000 }, ['Lines per order: 500 → 5,000']],
  [{ lines: 5 }, ['Lines per order: 500 → 5']],
  [{ ordersPerMinute: null }, ['Orders per minute: 60 → 120']],
  [{ tier: 'gold' }, ['Price group: Partner → Gold']],
  [{ phone: '02112345679' }, ['Phone: 02112345678 → 02112345679']],
  [{ contactName: '' }, ['Contact: Sara → —']],
  [{ email: 'a@b.test' }, ['Email: — → a@b.test']],
  [{ isSuspended: true }, ['State: Active → Suspended']],
  [
    { pieces: 20_000, tier: 'gold' },
    ['Price group: Partner → Gold', 'Pieces per order: 2,000 → 20,000'],
  ],
])('a row with %j is described as %j', (edit, lines) => {
  const asked = filedAccount({ ...accountFileRow(known), ...edit }, 'a', known);
  expect(linesOf(describeChanged(known, asked, tierName))).toEqual(lines);
});

test('a new account is described with all that the file says of it', () => {
  const told = describeAdded({ ...known, id: 'b' }, tierName);
  expect(told.what).toEqual([details.name, details.name]);
  expect(linesOf(told)).toEqual([
    'Price group: Partner',
    'Credit limit (toman): 5,000,000 toman',
    'Lines per order: 500',
    'Pieces per order: 2,000',
    'Orders per minute: 60',
    'Contact: Sara',
    'Phone: 02112345678',
    'Addresses: Shop | Square 1 | 12345',
    'State: Active',
  ]);
});
