import { expect, test, vi } from 'vitest';
import { readTable } from '../../../src/domain/table-file/read-table.ts';
import { shelfColumns } from '../../../src/stores/stockroom/file-columns.ts';
import { shelfImport } from '../../../src/stores/stockroom/import-file.ts';

vi.mock('../../../src/stores/table-file/read-file.ts', () => ({
  readFile: async (file: File) => {
    const rows = (await file.text()).split('\n').map((row) => row.split('|'));
    const reading = readTable(shelfColumns('receipt'), rows);
    for (let step = reading.next(); ; step = reading.next()) if (step.done) return step.value;
  },
}));
vi.mock('../../../src/stores/stockroom/file-states.ts', () => ({
  readStates: async () => new Map(),
}));

vi.mock('../../../src/stores/stock/stock.ts', async () => {
  const { stockShelf } = await import('../../fixtures/stock.ts');
  return { $stock: { get: () => stockShelf } };
});

test('a row with a bad power and a bad quantity gets both named, as does one beside it', async () => {
  const { $step, choose } = shelfImport('receipt', null, () => {});
  const rows = [
    'lens|diameter|sphere|cylinder|pieces',
    'HC|65|abc|0|many',
    'HC|65|-1.10|0|2',
    'HC|65|-1|0|x',
  ];
  await choose(new File([rows.join('\n')], 'receipt.csv'));
  expect($step.get()).toMatchObject({
    kind: 'misread',
    reading: {
      faults: [
        { row: 2, column: 'pieces' },
        { row: 4, column: 'pieces' },
      ],
    },
    more: [
      { row: 2, where: shelfColumns('receipt').sphere.title },
      { row: 3, where: shelfColumns('receipt').sphere.title },
    ],
  });
});
