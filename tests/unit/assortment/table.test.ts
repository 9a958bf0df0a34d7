import { describe, expect, it } from 'vitest';
import type { Typed, TypedParts } from '../../../src/domain/assortment/field.ts';
import type { EditedKind } from '../../../src/domain/assortment/item-fields.ts';
import { judgeForm } from '../../../src/domain/assortment/judge-form.ts';
import { placeInTable, readTable } from '../../../src/domain/assortment/read-table.ts';
import { tableColumns } from '../../../src/domain/assortment/table-columns.ts';
import { tableRows } from '../../../src/domain/assortment/table-rows.ts';
import { tableWords } from '../../../src/i18n/assortment/table-words.ts';
import { cellText } from '../../../src/stores/assortment/file-columns.ts';

const name = { fa: 'هارد', en: 'Hard' };
const band = { sphereMin: -600, sphereMax: 400, cylinderMin: -200, combinedMin: -800, price: null };
const design = {
  kind: 'progressive',
  name,
  minimumHeight: 180,
  corridors: [110, 145],
  individualValues: ['wrap', 'inset'],
  workingDays: 3,
  position: 2,
  variants: [
    {
      index: 156,
      colour: 'clear',
      coatings: ['hc', 'hmc'],
      bands: [band, { ...band, sphereMin: 425, sphereMax: 800, price: 1_200_000 }],
    },
    { index: 160, colour: 'photochromic', coatings: [], bands: [{ ...band, sphereMax: 0 }] },
  ],
};
const accessory = {
  category: 'case',
  name,
  description: name,
  drawing: 'case-hard',
  lowStock: 5,
  position: 0,
  variants: [
    { id: 'black', name, swatch: '#111111' },
    { id: 'red', name, swatch: null },
  ],
  tiers: {
    standard: [
      { variant: 'red', breaks: [{ from: 1, price: 950_000 }] },
      {
        variant: null,
        breaks: [
          { from: 1, price: 900_000 },
          { from: 12, price: null },
        ],
      },
    ],
    gold: [{ variant: null, breaks: [{ from: 1, price: null }] }],
  },
};

const stockLens = {
  name,
  code: 'HMC',
  index: 156,
  position: 0,
  tiers: {
    standard: [
      {
        sphereMin: -600,
        sphereMax: 600,
        cylinderMin: -200,
        cylinderMax: 0,
        diameter: null,
        breaks: [
          { from: 1, price: 900_000 },
          { from: 10, price: null },
        ],
      },
    ],
  },
};

/** The rows of an item as a file has them, numbered from its second line. */
function fileOf(kind: EditedKind, id: string, value: unknown) {
  const columns = tableColumns(kind);
  return tableRows(kind, { id } as TypedParts, value).map((row, index) => ({
    number: index + 2,
    cells: Object.fromEntries(
      columns.map((column) => [column.key, cellText(column, row[column.key] as Typed | undefined)]),
    ),
  }));
}

describe('the file of items', () => {
  it.each([
    ['design', design, 3],
    ['accessory', accessory, 6],
    ['stockLens', stockLens, 2],
    ['coating', { name, price: 0, isHard: false, workingDays: 1, position: 0 }, 1],
    ['service', { kind: 'tint', name, price: null, workingDays: 1, position: 0 }, 1],
  ] as const)('of a %s reads back the value it was written from', (kind, value, count) => {
    const rows = fileOf(kind, 'x', value);
    expect(rows).toHaveLength(count);
    const [item] = readTable(kind, rows, tableWords());
    expect(item?.differing).toEqual([]);
    expect(item && judgeForm(kind, item.typed, null)).toEqual({
      ok: true,
      item: `${kind} x`,
      value,
    });
  });

  it('understands words of both languages, and powers whose plus a spreadsheet has dropped', () => {
    const [row] = fileOf('design', 'x', {
      ...design,
      variants: [{ ...design.variants[0], bands: [band] }],
    });
    const cells = { ...row?.cells, kind: 'تدریجی (پروگرسیو)', 'variants.bands.sphereMax': '4' };
    const priced = { ...cells, 'variants.bands.price': 'On request', 'variants.colour': 'سفید' };
    const [item] = readTable('design', [{ number: 2, cells: priced }], tableWords());
    expect(item && judgeForm('design', item.typed, null)).toMatchObject({
      ok: true,
      value: { kind: 'progressive', variants: [{ colour: 'clear', bands: [band] }] },
    });
  });

  it('names the row and the column of an error', () => {
    const rows = fileOf('design', 'x', design);
    const [, second] = rows;
    if (second) {
      second.cells['variants.bands.price'] = '-1';
      second.cells.workingDays = '4';
    }
    const [item] = readTable('design', rows, tableWords());
    expect(item?.differing).toEqual([{ row: 3, key: 'workingDays' }]);
    const judged = item && judgeForm('design', item.typed, null);
    const issues = judged?.ok === false ? judged.issues : [];
    const columns = tableColumns('design');
    const places = issues.map(({ path }) => item && placeInTable(item, columns, path));
    expect(places.map((place) => [place?.row, place?.column?.key])).toEqual([
      [3, 'variants.bands.price'],
    ]);
    const range = item && placeInTable(item, columns, 'variants.0.bands.1');
    expect([range?.row, range?.list?.path]).toEqual([3, 'bands']);
  });
});
