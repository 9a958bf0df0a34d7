import { expect, it } from 'vitest';
import type { TypedParts } from '../../../src/domain/assortment/field.ts';
import { formOf, judgeForm } from '../../../src/domain/assortment/judge-form.ts';
import { namedItem, withKnownParts } from '../../../src/domain/assortment/known-columns.ts';
import { readTable } from '../../../src/domain/assortment/read-table.ts';
import { applyTo } from '../../../src/domain/revisions/entry.ts';
import { tableWords } from '../../../src/i18n/assortment/table-words.ts';
import { changes, coating, design, small } from '../revisions/assortment.ts';

it('a file with some columns leaves all others of an item as they are', () => {
  const [item] = readTable(
    'coating',
    [{ number: 2, cells: { id: 'hmc', price: '5' } }],
    tableWords(),
  );
  const known = formOf('coating', coating);
  const whole = withKnownParts('coating', item?.typed ?? {}, new Set(['id', 'price']), known);
  expect(judgeForm('coating', whole, 'coating hmc')).toMatchObject({
    value: { ...coating, price: 50 },
  });
});

it('a file without the columns of a list leaves the list', () => {
  const typed = { id: 'sv', workingDays: '7' } as TypedParts;
  const found = new Set(['id', 'workingDays']);
  const whole = withKnownParts('design', typed, found, formOf('design', design));
  expect(judgeForm('design', whole, 'design sv')).toMatchObject({
    value: { ...design, workingDays: 7 },
  });
});

it('rows are of one item by id, by name, or below it', () => {
  const row = (number: number, cells: Record<string, string>) => ({ number, cells });
  const items = readTable(
    'design',
    [
      row(2, { 'name.fa': 'روز', 'variants.index': '1.56' }),
      row(3, { 'name.fa': '', 'variants.index': '1.60' }),
      row(4, { 'name.fa': 'شب', 'variants.index': '1.56' }),
    ],
    tableWords(),
  );
  expect(items.map(({ typed }) => (typed.variants as TypedParts[]).length)).toEqual([2, 1]);
});

it('an item is known by a name that only it has', () => {
  const named = (fa: string) => namedItem('coating', { name: { fa, en: '' } }, two);
  const two = applyTo(
    small,
    changes({
      'coating a': { ...coating, name: { fa: 'یک', en: 'One' } },
      'coating b': { ...coating, name: { fa: 'دو', en: 'One' } },
    }),
  );
  expect(named('دو')).toMatchObject({ id: 'b' });
  expect(named('ONE')).toBeUndefined();
  expect(named('سه')).toBeUndefined();
});

it('entries are named by names as by ids', () => {
  const named = { coatings: [{ value: 'hmc', label: ['ضد انعکاس', 'Anti-reflective'] as const }] };
  const cells = { id: 'x', 'variants.index': '1.56', 'variants.coatings': 'ضدانعکاس، hc uv' };
  const [item] = readTable('design', [{ number: 2, cells }], tableWords(named));
  const [variant] = (item?.typed.variants ?? []) as TypedParts[];
  expect(variant?.coatings).toEqual(['ضدانعکاس', 'hc', 'uv']);
  const spaced = { ...cells, 'variants.coatings': 'ضد انعکاس، hc' };
  const [other] = readTable('design', [{ number: 2, cells: spaced }], tableWords(named));
  const [first] = (other?.typed.variants ?? []) as TypedParts[];
  expect(first?.coatings).toEqual(['hmc', 'hc']);
});
