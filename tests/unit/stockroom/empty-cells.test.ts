import { describe, expect, it } from 'vitest';
import { itemOfRow } from '../../../src/domain/stockroom/file-row.ts';
import { readTable } from '../../../src/domain/table-file/read-table.ts';
import { shelfColumns } from '../../../src/stores/stockroom/file-columns.ts';

const context = {
  lenses: [
    { id: 'hc-156', code: 'HC', name: { fa: 'اچ‌سی', en: 'HC' }, charts: [{ diameter: 650 }] },
    {
      id: 'hmc-156',
      code: 'HMC',
      name: { fa: 'اچ‌ام‌سی', en: 'HMC' },
      charts: [{ diameter: 650 }, { diameter: 700 }],
    },
  ],
  variants: new Set(['case-hard black']),
  shown: { lens: 'hmc-156', diameter: 700 },
  isSigned: true,
};

/** The item of each row of a count, or the fault and its column. */
function itemsOf(text: string): string[] | string {
  const rows = text.split('\n').map((row) => row.split('|'));
  const reading = readTable(shelfColumns('count'), rows);
  for (let step = reading.next(); ; step = reading.next()) {
    if (!step.done) continue;
    if (step.value.kind === 'refused') return step.value.reason;
    return step.value.rows.map(({ value }) => {
      const found = itemOfRow(value, context);
      return 'item' in found ? found.item : `${found.column} ${found.reason}`;
    });
  }
}

describe('a file of counts', () => {
  it.each([
    [
      'Code|Diameter|SPH|CYL|Counted\nHC|65|-1|0|2\n|65|-1|0|2',
      ['hc-156 650 -100 0', 'lens lensMissing'],
    ],
    ['Code|SPH|CYL|Counted\n |-1|0|2', ['lens lensMissing']],
    ['کد|قطر|اسفر|سیلندر|شمارش\nHC||-۱|۰|۲', ['diameter diameterMissing']],
    [
      'Code|Diameter|SPH|CYL|Counted\nHMC||-1|0|2\nHMC|70|-1|0|2',
      ['diameter diameterMissing', 'hmc-156 700 -100 0'],
    ],
    [
      'Diameter|SPH|CYL|Counted\n|-1|0|2\n65|-1|0|2',
      ['diameter diameterMissing', 'hmc-156 650 -100 0'],
    ],
    [
      'Code|Diameter|SPH|CYL|Counted\ncase-hard black||||2\n|||-1|2',
      ['case-hard black', 'lens lensMissing'],
    ],
  ])('may not have an empty lens or diameter in its column: %j', (text, items) => {
    expect(itemsOf(text)).toEqual(items);
  });

  it.each([
    ['SPH|CYL|Counted\n-1|0|2', ['hmc-156 700 -100 0']],
    ['Code|SPH|CYL|Counted\nHC|-1|0|2\nHMC|-1|0|2', ['hc-156 650 -100 0', 'hmc-156 700 -100 0']],
    ['Diameter|SPH|CYL|Counted\n65 mm|∞|-½|2', ['hmc-156 650 0 -50']],
  ])('without the column uses what is on screen: %j', (text, items) => {
    expect(itemsOf(text)).toEqual(items);
  });

  it.each([
    'SPH|CYL|Counted||SPH|CYL|Counted\n-1|0|2||-2|0|3',
    'Code|SPH|CYL|Counted|Counted\nHC|-1|0|2|3',
    'Code|Code|SPH|CYL|Counted\nHC|HMC|-1|0|2',
    'اسفر|SPH|سیلندر|شمارش\n-1|-2|0|2',
  ])('with a duplicate heading is refused: %j', (text) => {
    expect(itemsOf(text)).toBe('headingTwice');
  });
});
