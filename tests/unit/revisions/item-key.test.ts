import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatItem, type Item } from '../../../src/domain/revisions/item-key.ts';
import { parseItem } from '../../../src/domain/revisions/parse-item.ts';

const id = fc.stringMatching(/^[a-z0-9-]{1,40}$/);
const part = fc
  .tuple(fc.constantFrom('design', 'colour', 'coating', 'service', 'kind'), id)
  .map((words) => words.join(':'));
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const item: fc.Arbitrary<Item> = fc.oneof(
  fc.constant<Item>({ kind: 'calendar' }),
  fc
    .tuple(
      fc.constantFrom('coating', 'service', 'design', 'stockLens', 'category', 'accessory'),
      id,
    )
    .map(([kind, id]) => ({ kind, id })),
  fc.record({ kind: fc.constant('conflict'), one: part, other: part }),
  fc.record({
    kind: fc.constant('stockCell'),
    lens: id,
    diameter: fc.integer({ min: 300, max: 1000 }),
    sphere: fc.integer({ min: -3000, max: 3000 }),
    cylinder: fc.integer({ min: -1000, max: 0 }),
  }),
  fc.record({ kind: fc.constant('price'), day, of: id.map((each) => `coating ${each}`) }),
);

test('every item is read back from its key', () => {
  fc.assert(
    fc.property(item, (each) => {
      expect(parseItem(formatItem(each))).toEqual(each);
    }),
  );
});

test('no item can be read from two different keys', () => {
  const key = fc.oneof(
    fc.string(),
    fc.tuple(item, fc.string({ maxLength: 3 })).map(([each, more]) => formatItem(each) + more),
  );
  fc.assert(
    fc.property(key, (text) => {
      const read = parseItem(text);
      if (read) expect(formatItem(read)).toBe(text);
    }),
  );
});

test.each([
  '',
  'coating',
  'coating HMC',
  'coating  hmc',
  'coating hmc ',
  'calendar x',
  'lens hmc',
  'conflict colour:clear',
  'stockCell hmc-156 650 -200',
  'stockCell hmc-156 650 -200 +50',
  'stockCell hmc-156 650 -0 0',
  'stockCell hmc-156 650 1e2 0',
  'stockCell hmc-156 650 -200 50',
  'stockCell hmc-156 10 -200 0',
  'price 2026-02-30 coating hmc',
  'price today coating hmc',
  'price 2026-12-22 coating',
  `coating ${'x'.repeat(300)}`,
])('"%s" is not a key', (key) => {
  expect(parseItem(key)).toBeUndefined();
});
