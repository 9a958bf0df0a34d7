import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeTable } from '../../../src/domain/table-file/write-table.ts';
import { csvFile } from '../../../src/stores/stock-files/csv-file.ts';
import { readFile } from '../../../src/stores/table-file/read-file.ts';
import { rowsXml, type Sheet, workbookOf } from '../../fixtures/workbooks.ts';
import { type Thing, thingColumns } from './things.ts';

const thing: Thing = {
  code: 'A',
  note: '=1+1',
  pieces: 1,
  price: null,
  from: '2026-11-22',
  kind: 'clear',
};

/** A worker in the test's own thread. */
class NearWorker extends EventTarget {
  #other = new EventTarget();

  constructor() {
    super();
    vi.stubGlobal('addEventListener', this.#other.addEventListener.bind(this.#other));
    vi.stubGlobal('postMessage', (data: unknown) =>
      this.dispatchEvent(new MessageEvent('message', { data })),
    );
  }

  postMessage(data: unknown): void {
    vi.resetModules();
    void import('../../../src/stores/table-file/worker.ts').then(() =>
      this.#other.dispatchEvent(new MessageEvent('message', { data })),
    );
  }

  terminate(): void {}
}

beforeEach(() => vi.stubGlobal('Worker', NearWorker));
afterEach(() => vi.unstubAllGlobals());

const fileOf = (things: Thing[]) =>
  new File([csvFile(writeTable(thingColumns, things, 'fa'))], 'things.csv');

test('a file is read, and the progress is reported', async () => {
  const shares: number[] = [];
  const things = Array.from({ length: 1200 }, () => thing);
  const read = await readFile(fileOf(things), thingColumns, {
    onProgress: (share) => shares.push(share),
  });
  expect(read).toMatchObject({ kind: 'read', faults: [] });
  expect(read.kind === 'read' && read.rows[0]?.value).toEqual(thing);
  expect(shares.length).toBe(2);
});

test('a file that was changed after it was chosen is refused at once', async () => {
  const arrayBuffer = () => Promise.reject(new DOMException('changed', 'NotReadableError'));
  const changed = { size: 10, arrayBuffer } as unknown as File;
  expect(await readFile(changed, thingColumns)).toEqual({ kind: 'refused', reason: 'unreadable' });
});

test('a file that is not a table is refused', async () => {
  const photo = new File([new Uint8Array([0, 1, 2, 0])], 'photo.csv');
  expect(await readFile(photo, thingColumns)).toEqual({ kind: 'refused', reason: 'notATable' });
  const huge = { size: 30_000_000 } as File;
  expect(await readFile(huge, thingColumns)).toEqual({ kind: 'refused', reason: 'tooLarge' });
});

const workbook = (sheets: readonly Sheet[]) =>
  new File([new Uint8Array(workbookOf({ sheets }))], 'things.xlsx');
const rows = [
  ['Code', 'Pieces', 'From'],
  ['A', 1, '2026-11-25'],
  ['B', 2, '2026-11-26'],
];
const codes = (reading: Awaited<ReturnType<typeof readFile<Thing>>>) =>
  reading.kind === 'read' ? reading.rows.map(({ value }) => value.code) : reading.kind;

test('the question about hidden rows comes before any row is read', async () => {
  const file = workbook([{ name: 'Things', rows: rowsXml(rows, [3]) }]);
  const whole = rowsXml(
    rows.map((row) => [...row, row === rows[0] ? 'Kind' : 'clear']),
    [3],
  );
  const full = workbook([{ name: 'Things', rows: whole }]);
  expect(await readFile(file, thingColumns)).toEqual({
    kind: 'asked',
    notes: { sheet: 'Things', others: [], hidden: { rows: 1, columns: 0 }, choice: null },
  });
  const reading = (hidden: 'taken' | 'leftOut') =>
    readFile(full, thingColumns, { choice: { hidden } });
  expect(codes(await reading('taken'))).toEqual(['A', 'B']);
  expect(codes(await reading('leftOut'))).toEqual(['A']);
});

test('other sheets are listed, and read when chosen', async () => {
  const whole = rows.map((row) => [...row, row === rows[0] ? 'Kind' : 'clear']);
  const file = workbook([
    { name: 'A', rows: rowsXml(whole.slice(0, 2)) },
    { name: 'B', rows: rowsXml(whole) },
  ]);
  const first = await readFile(file, thingColumns);
  expect(codes(first)).toEqual(['A']);
  expect(first).toMatchObject({ notes: { sheet: 'A', others: [{ name: 'B', rows: 3 }] } });
  const second = await readFile(file, thingColumns, { choice: { sheet: 'B' } });
  expect(codes(second)).toEqual(['A', 'B']);
});

test('a merged quantity is a fault, and the first rows are returned for display', async () => {
  const merged = [
    ['Code', 'Pieces', 'From', 'Kind'],
    ['A', 1, '2026-11-25', 'clear'],
    ['B', null, '2026-11-26', 'clear'],
  ];
  const file = workbook([{ rows: rowsXml(merged), merged: ['B2:B3'] }]);
  expect(await readFile(file, thingColumns)).toMatchObject({
    faults: [
      { row: 2, column: 'pieces', text: '⧉ 1' },
      { row: 3, column: 'pieces' },
    ],
    seen: [{ row: 1, cells: ['Code', 'Pieces', 'From', 'Kind'] }, { row: 2 }, { row: 3 }],
    known: ['Code', 'Pieces', 'From', 'Kind'],
  });
});

test('a file with missing headings reports the recognized ones', async () => {
  const file = new File(['List of things\n\nCode,How many\nA,1\n'], 'things.csv');
  expect(await readFile(file, thingColumns)).toMatchObject({
    kind: 'refused',
    reason: 'noHeader',
    missing: ['pieces'],
    known: ['Code'],
    seen: [
      { row: 1, cells: ['List of things'] },
      { row: 3, cells: ['Code', 'How many'] },
      { row: 4, cells: ['A', '1'] },
    ],
  });
});
