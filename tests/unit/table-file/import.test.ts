import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { WorkbookChoice } from '../../../src/domain/spreadsheet/workbook-notes.ts';
import type { Columns } from '../../../src/domain/table-file/column.ts';
import type { Matching } from '../../../src/domain/table-file/headings.ts';
import type { TableReading } from '../../../src/domain/table-file/read-table.ts';
import { createImport, type ImportPreview } from '../../../src/stores/table-file/import.ts';
import type { FileReading } from '../../../src/stores/table-file/read-file.ts';

type Row = { code: string };

const readings = new Map<string, FileReading<Row>>();
const choices: WorkbookChoice[] = [];
const matchings: Matching[] = [];
vi.mock('../../../src/stores/table-file/read-file.ts', () => ({
  readFile: async (
    { name }: File,
    _columns: unknown,
    { choice, matching }: { choice: WorkbookChoice; matching: Matching },
  ) => {
    choices.push(choice);
    matchings.push(matching);
    return readings.get(name);
  },
}));
beforeEach(() => {
  readings.clear();
  choices.length = 0;
});

const columns = {} as Columns<Row>;
const file = (name: string) => ({ name }) as File;
const good = (code: string): TableReading<Row> => ({
  kind: 'read',
  rows: [{ row: 2, value: { code } }],
  faults: [],
  partial: [],
});

function importOf(apply: ImportPreview['apply'] = async () => null) {
  const asked: string[] = [];
  const made = createImport<Row>({
    name: 'things',
    columns,
    preview: async (rows) => {
      asked.push(...rows.map(({ value }) => value.code));
      return { kind: 'preview', preview: { added: [], changed: [], removed: [], apply } };
    },
  });
  return { ...made, asked };
}

describe('the import of a file', () => {
  test('previews the changes, and writes them when confirmed', async () => {
    readings.set('a.csv', good('A'));
    const apply = vi.fn(async () => null);
    const { $step, choose, apply: confirm, asked } = importOf(apply);
    await choose(file('a.csv'));
    expect(asked).toEqual(['A']);
    expect($step.get().kind).toBe('preview');
    expect(apply).not.toHaveBeenCalled();
    await confirm();
    expect($step.get()).toEqual({ kind: 'done' });
    expect(apply).toHaveBeenCalledTimes(1);
  });

  test('rereads a file when its headings are matched, and reads the next one the same way', async () => {
    const headings = [
      { text: 'Article', column: null },
      { text: 'Code', column: 'code' },
    ];
    readings.set('a.csv', { ...good('A'), headings });
    const { choose, match } = importOf();
    await choose(file('a.csv'));
    await match('Article', 'code');
    const next = importOf();
    await next.choose(file('a.csv'));
    const kept = { article: 'code', code: '' };
    expect(matchings.slice(-3)).toEqual([{}, kept, kept]);
    expect(next.$headings.get()).toEqual(headings);
    next.clear();
    expect(next.$headings.get()).toEqual([]);
  });

  test('requests nothing while a row has a fault', async () => {
    const faults = [{ row: 3, column: 'code' as const, text: '', fault: 'missing' as const }];
    readings.set('a.csv', { ...good('A'), faults } as TableReading<Row>);
    const { $step, choose, apply, asked } = importOf();
    await choose(file('a.csv'));
    expect($step.get().kind).toBe('misread');
    expect(asked).toEqual([]);
    await apply();
    expect($step.get().kind).toBe('misread');
  });

  test('finds faults in readable cells beside those of unreadable ones', async () => {
    const faults = [{ row: 3, column: 'code' as const, text: '', fault: 'missing' as const }];
    const partial = [{ row: 3, value: {} }];
    readings.set('a.csv', { ...good('A'), faults, partial } as TableReading<Row>);
    const more = [{ row: 2, where: ['کد', 'Code'], why: ['تکراری', 'Repeated'] }] as const;
    const findMore = vi.fn(async () => more);
    const preview = vi.fn();
    const { $step, choose } = createImport<Row>({ name: 'things', columns, preview, findMore });
    await choose(file('a.csv'));
    expect($step.get()).toMatchObject({ kind: 'misread', more });
    expect(findMore).toHaveBeenCalledWith([{ row: 2, value: { code: 'A' } }, ...partial]);
    expect(preview).not.toHaveBeenCalled();
  });

  test('stays unchanged if it could not be written, and can be retried', async () => {
    readings.set('a.csv', good('A'));
    const problems = [['قطع', 'Offline'] as const, null];
    const { $step, choose, apply } = importOf(async () => problems.shift() ?? null);
    await choose(file('a.csv'));
    await apply();
    expect($step.get()).toMatchObject({ kind: 'preview', problem: ['قطع', 'Offline'] });
    await apply();
    expect($step.get().kind).toBe('done');
  });

  test('shows the file chosen last, and none after it is cleared', async () => {
    readings.set('a.csv', good('A'));
    readings.set('b.csv', { kind: 'refused', reason: 'empty' });
    const { $step, choose, clear } = importOf();
    await Promise.all([choose(file('a.csv')), choose(file('b.csv'))]);
    expect($step.get()).toMatchObject({ kind: 'unread', reading: { reason: 'empty' } });
    const reading = choose(file('a.csv'));
    clear();
    await reading;
    expect($step.get()).toEqual({ kind: 'waiting' });
  });

  test('rereads a workbook after the choice, and requests nothing before', async () => {
    const notes = { sheet: 'A', others: [], hidden: { rows: 1, columns: 0 }, choice: null };
    readings.set('a.xlsx', { kind: 'asked', notes });
    const { $step, $notes, choose, readAsChosen, clear, asked } = importOf();
    await choose(file('a.xlsx'));
    expect($step.get()).toEqual({ kind: 'asked', notes });
    expect($notes.get()).toEqual(notes);
    expect(asked).toEqual([]);
    readings.set('a.xlsx', good('A'));
    await readAsChosen({ sheet: 'B' });
    await readAsChosen({ hidden: 'leftOut' });
    expect(choices).toEqual([{}, { sheet: 'B' }, { sheet: 'B', hidden: 'leftOut' }]);
    expect($step.get().kind).toBe('preview');
    expect($notes.get()).toBeNull();
    clear();
    await readAsChosen({ hidden: 'taken' });
    expect($step.get()).toEqual({ kind: 'waiting' });
  });
});
