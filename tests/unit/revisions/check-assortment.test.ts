import { expect, test } from 'vitest';
import { checkAssortment } from '../../../src/domain/revisions/check-assortment.ts';
import { revisionIssueMessage } from '../../../src/i18n/revisions/revision-issues.ts';
import {
  accessory,
  band,
  changes,
  coating,
  design,
  name,
  service,
  small,
  stockBand,
  stockLens,
} from './assortment.ts';

const today = '2026-11-22';
const variant = design.variants[0];

/** The issues of changes, as `path fault`. */
function issuesOf(sent: Record<string, unknown>): string[] {
  return checkAssortment(small, changes(sent), { today }).map(
    ({ path, code, params }) => `${path} ${params?.fault ?? code}`,
  );
}

const ofBands = (...bands: unknown[]) => ({
  'design sv': { ...design, variants: [{ ...variant, bands }] },
});
const ofStock = (...bands: unknown[]) => ({
  'stockLens hmc-156': { ...stockLens, tiers: { standard: bands } },
});
const progressive = { ...design, kind: 'progressive' };
const calendar = {
  timeZone: 'Asia/Tehran',
  cutOffHour: 14,
  offDays: [5],
  holidays: [],
  stockDays: 1,
};

test.each<[string, Record<string, unknown>]>([
  ['an edited coating', { 'coating hmc': { ...coating, price: null } }],
  [
    'a new coating together with a design that uses it',
    {
      'design sv': { ...design, variants: [{ ...variant, coatings: ['hc'] }] },
      'coating hc': coating,
    },
  ],
  [
    'a coating removed together with the design that used it',
    { 'coating hmc': null, 'design sv': null },
  ],
  ['the removal of a missing item', { 'coating never': null }],
  ['the removal of an unused price group', { 'tier b': null }],
  [
    'a new price group together with its price list',
    {
      'tier vip': { position: 3, name },
      'stockLens hmc-156': { ...stockLens, tiers: { vip: [stockBand] } },
    },
  ],
  ['adjacent ranges', ofBands(band(-600, 0), band(25, 400))],
  ['a range that is an exception to a later one', ofBands(band(-200, 200), band(-600, 400))],
  [
    'a price for one diameter before the one for all',
    ofStock({ ...stockBand, diameter: 700 }, stockBand),
  ],
  [
    'a service that replaces the only one of its kind',
    {
      'service engraving': null,
      'service laser': service,
    },
  ],
  ['a price starting tomorrow', { 'price 2026-11-23 coating hmc': { price: 1 } }],
  [
    'a price of an item added with it',
    {
      'coating hc': coating,
      'price 2026-11-22 coating hc': { price: 1 },
    },
  ],
])('takes %s', (_, sent) => {
  expect(issuesOf(sent)).toEqual([]);
});

test.each<[string, Record<string, unknown>, string]>([
  [
    'an unknown coating',
    {
      'design sv': { ...design, variants: [{ ...variant, coatings: ['hc'] }] },
    },
    'value.variants.0.coatings.0 unknownName',
  ],
  [
    'a repeated coating',
    {
      'design sv': { ...design, variants: [{ ...variant, coatings: ['hmc', 'hmc'] }] },
    },
    'value.variants.0.coatings.1 repeatedName',
  ],
  [
    'a repeated variant',
    { 'design sv': { ...design, variants: [variant, variant] } },
    'value.variants.1 repeatedName',
  ],
  ['removing a coating that a design uses', { 'coating hmc': null }, 'item usedBy'],
  ['removing a stock lens that has powers', { 'stockLens hmc-156': null }, 'item usedBy'],
  ['removing a category with products', { 'category cases': null }, 'item usedBy'],
  ['removing the price group of new accounts', { 'tier standard': null }, 'item standardTier'],
  [
    'removing a price group that gets its own price',
    { 'tier b': null, 'price 2026-11-23 coating hmc b': { price: 1 } },
    'item usedBy',
  ],
  [
    'a price list for an unknown price group',
    { 'stockLens hmc-156': { ...stockLens, tiers: { never: [stockBand] } } },
    'value.tiers.never unknownName',
  ],
  [
    'an own price for an unknown price group',
    { 'price 2026-11-23 coating hmc never': { price: 1 } },
    'item unknownName',
  ],
  ['removing the calendar', { calendar: null }, 'item alwaysThere'],
  ['a reversed range', ofBands(band(400, -600)), 'value.variants.0.bands.0.sphereMin rangeOrder'],
  ['a range between steps', ofBands(band(-610, 400)), 'value.variants.0.bands.0.sphereMin offStep'],
  [
    'a range without a power',
    ofBands(band(-600, -400, { combinedMin: -300 })),
    'value.variants.0.bands.0.combinedMin emptyRange',
  ],
  [
    'a range outside the limits of powers',
    ofBands(band(-600, 2000)),
    'value.variants.0.bands.0.sphereMax outOfRange',
  ],
  [
    'ranges that overlap',
    ofBands(band(-600, 0), band(-200, 400)),
    'value.variants.0.bands.1 overlap',
  ],
  ['a repeated range', ofBands(band(-600, 0), band(-600, 0)), 'value.variants.0.bands.1 hidden'],
  [
    'an exception after its general range',
    ofBands(band(-600, 400), band(-200, 200)),
    'value.variants.0.bands.1 hidden',
  ],
  [
    'a minimum height for single vision',
    { 'design sv': { ...design, minimumHeight: 180 } },
    'value.minimumHeight noMinimumHeight',
  ],
  [
    'an impossible minimum height',
    { 'design sv': { ...progressive, minimumHeight: 900 } },
    'value.minimumHeight outOfRange',
  ],
  [
    'a corridor for single vision',
    { 'design sv': { ...design, corridors: [110] } },
    'value.corridors onlyProgressive',
  ],
  [
    'corridors out of order',
    { 'design sv': { ...progressive, corridors: [140, 110] } },
    'value.corridors.1 notAscending',
  ],
  [
    'an impossible corridor',
    { 'design sv': { ...progressive, corridors: [900] } },
    'value.corridors.0 outOfRange',
  ],
  [
    'a repeated individual value',
    { 'design sv': { ...design, individualValues: ['wrap', 'wrap'] } },
    'value.individualValues.1 repeatedName',
  ],
  [
    'stock prices with overlapping ranges',
    ofStock(stockBand, { ...stockBand, sphereMin: 0, sphereMax: 800 }),
    'value.tiers.standard.1 overlap',
  ],
  [
    'stock prices that never apply',
    ofStock(stockBand, { ...stockBand, diameter: 700 }),
    'value.tiers.standard.1 hidden',
  ],
  [
    'reversed cylinders',
    ofStock({ ...stockBand, cylinderMin: 0, cylinderMax: -200 }),
    'value.tiers.standard.0.cylinderMin rangeOrder',
  ],
  [
    'quantities that do not start at one',
    ofStock({ ...stockBand, breaks: [{ from: 2, price: 1 }] }),
    'value.tiers.standard.0.breaks.0.from firstBreak',
  ],
  [
    'quantities out of order',
    ofStock({
      ...stockBand,
      breaks: [
        { from: 1, price: 3 },
        { from: 20, price: 2 },
        { from: 20, price: 1 },
      ],
    }),
    'value.tiers.standard.0.breaks.2.from notAscending',
  ],
  [
    'a second stock lens with the same code',
    { 'stockLens other': stockLens },
    'value.code repeatedCode',
  ],
  ['a power between steps', { 'stockCell hmc-156 650 -210 0': { level: null } }, 'item offStep'],
  [
    'a power of an unknown lens',
    { 'stockCell hc-156 650 -200 0': { level: null } },
    'item unknownName',
  ],
  ['a second engraving', { 'service laser': service }, 'value.kind secondOfKind'],
  [
    'a service that becomes a second one of its kind',
    {
      'service engraving': { ...service, kind: 'balance' },
      'service other': { ...service, kind: 'balance' },
    },
    'value.kind secondOfKind',
  ],
  [
    'a conflict of an item with itself',
    {
      'conflict coating:hmc coating:hmc': { position: 0, reason: name },
    },
    'item conflictWithItself',
  ],
  [
    'a repeated conflict in reverse order',
    {
      'conflict kind:tint colour:polarised': { position: 0, reason: name },
    },
    'item repeatedConflict',
  ],
  [
    'a conflict of an unknown coating',
    {
      'conflict coating:hc kind:tint': { position: 0, reason: name },
    },
    'item unknownName',
  ],
  [
    'a conflict of an unknown colour',
    {
      'conflict colour:green kind:tint': { position: 0, reason: name },
    },
    'item unknownName',
  ],
  [
    'a product of an unknown category',
    { 'accessory case': { ...accessory, category: 'pads' } },
    'value.category unknownName',
  ],
  [
    'a price of an unknown variant',
    {
      'accessory case': {
        ...accessory,
        tiers: { standard: [{ variant: 'red', breaks: [{ from: 1, price: 1 }] }] },
      },
    },
    'value.tiers.standard.0.variant unknownName',
  ],
  [
    'a price of an unknown item',
    { 'price 2026-11-23 coating hc': { price: 1 } },
    'item unknownName',
  ],
  ['a price starting yesterday', { 'price 2026-11-21 coating hmc': { price: 1 } }, 'item pastDay'],
  [
    'a tier’s price of an unknown item',
    { 'price 2026-11-23 coating hc b': { price: 1 } },
    'item unknownName',
  ],
  [
    'a price for an invalid tier',
    { 'price 2026-11-23 coating hmc B': { price: 1 } },
    'item unknownName',
  ],
  [
    'a general price without a tier',
    { 'price 2026-11-23 coating hmc': { price: null, isGeneral: true } },
    'value.isGeneral onlyTiers',
  ],
  [
    'a general price next to an own one',
    { 'price 2026-11-23 coating hmc b': { price: 1, isGeneral: true } },
    'value.isGeneral onlyTiers',
  ],
  [
    'a repeated holiday',
    { calendar: { ...calendar, holidays: ['2027-03-21', '2027-03-21'] } },
    'value.holidays.1 repeatedName',
  ],
  [
    'an unknown time zone',
    { calendar: { ...calendar, timeZone: 'Mars/Base' } },
    'value.timeZone unknownTimeZone',
  ],
  [
    'years until stock leaves',
    { calendar: { ...calendar, stockDays: 700 } },
    'value.stockDays outOfRange',
  ],
])('refuses %s', (_, sent, expected) => {
  expect(issuesOf(sent)).toContain(`changes.0.${expected}`);
});

test('refuses the same item twice, and names the second', () => {
  const twice = [...changes({ 'coating hmc': coating }), ...changes({ 'coating hmc': null })];
  const found = checkAssortment(small, twice, { today });
  expect(found.map(({ path, params }) => [path, params?.fault])).toContainEqual([
    'changes.1.item',
    'repeatedItem',
  ]);
});

test('past days may be restored', () => {
  const past = changes({ 'price 2026-01-01 coating hmc': { price: 1 } });
  expect(checkAssortment(small, past, { today, isRestore: true })).toEqual([]);
});

test('an earlier fault in an unchanged item does not block saving', () => {
  const faulty = changes(ofBands(band(-600, 0), band(-200, 400)));
  const present = new Map(small).set('design sv', faulty[0] as never);
  expect(checkAssortment(present, changes({ 'coating hmc': coating }), { today })).toEqual([]);
});

test('says what to do in both languages', () => {
  const [issue] = checkAssortment(small, changes({ 'coating hmc': null }), { today });
  const message = issue && revisionIssueMessage(issue);
  expect(message?.[1]).toContain('design sv');
  expect(message?.[0]).toContain('design sv');
  expect(
    revisionIssueMessage({ path: 'changes.0.value.price', code: 'outOfRange' }),
  ).toBeUndefined();
});
