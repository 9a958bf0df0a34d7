import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { WorkbookChoice } from '../../../src/domain/spreadsheet/workbook-notes.ts';
import type { FileNews, FileReading, FileTask } from '../../../src/stores/stock-files/worker.ts';
import { lenses } from '../../fixtures/power-grid.ts';
import { rowsXml, type Sheet, workbookOf } from '../../fixtures/workbooks.ts';

const screen = { lenses, lens: 'hmc-156', diameter: 650, unit: 'pieces' } as const;

const worker = new EventTarget();
let answered: (reading: FileReading) => void = () => {};

beforeAll(async () => {
  vi.stubGlobal('addEventListener', worker.addEventListener.bind(worker));
  vi.stubGlobal('postMessage', (news: FileNews) => news.kind !== 'rows' && answered(news));
  await import('../../../src/stores/stock-files/worker.ts');
});
afterAll(() => vi.unstubAllGlobals());

function read(content: readonly Sheet[] | string, choice: WorkbookChoice = {}) {
  const bytes = typeof content === 'string' ? content : workbookOf({ sheets: content }).slice();
  const data: FileTask = { file: new File([bytes], 'order'), screen, choice };
  return new Promise<FileReading>((resolve) => {
    answered = resolve;
    worker.dispatchEvent(new MessageEvent('message', { data }));
  });
}

const heading = ['SPH', 'CYL', 'Pieces'];
const taken = (reading: FileReading) =>
  reading.kind === 'read' ? reading.lines.map(({ sphere, pieces }) => [sphere, pieces]) : reading;

describe('an order from a file', () => {
  it('asks about hidden rows before taking any', async () => {
    const sheets = [{ name: 'A', rows: rowsXml([heading, [-2, 0, 4], [-3, 0, 2]], [3]) }];
    const hidden = { rows: 1, columns: 0 };
    const notes = { sheet: 'A', others: [], hidden, choice: null };
    expect(await read(sheets)).toEqual({ kind: 'asked', notes });
    expect(taken(await read(sheets, { hidden: 'leftOut' }))).toEqual([[-200, 4]]);
    expect(taken(await read(sheets, { hidden: 'taken' }))).toEqual([
      [-200, 4],
      [-300, 2],
    ]);
  });

  it('is refused at once if it was changed after it was chosen', async () => {
    const changed = new File([], 'order');
    changed.arrayBuffer = () => Promise.reject(new DOMException('changed', 'NotReadableError'));
    const data: FileTask = { file: changed, screen, choice: {} };
    const reading = new Promise<FileReading>((resolve) => {
      answered = resolve;
    });
    worker.dispatchEvent(new MessageEvent('message', { data }));
    expect(await reading).toMatchObject({ kind: 'refused', reason: 'unreadable' });
  });

  it('reports merged cells', async () => {
    const rows = rowsXml([heading, [-2, 0, 4], [-3, 0, null]]);
    expect(await read([{ rows, merged: ['C2:C3'] }])).toMatchObject({
      lines: [],
      problems: [{ row: 2, column: 3, text: '⧉ 4', reason: 'merged' }],
    });
  });

  it.each([
    ['without headings', 'who,phone\na,b\n', 'noHeader', []],
    ['with some headings', 'x\nSPH,CYL,Menge\n-2,0,4\n', 'noHeader', ['SPH', 'CYL']],
    ['with Persian headings', 'اسفر,سیلندر,خواسته\n-2,0,4\n', 'noHeader', ['اسفر', 'سیلندر']],
    ['without quantities', 'SPH,CYL,Pieces\n-2,0,\n', 'nothingOrdered', null],
    ['of blanks', ',,\n', 'empty', null],
  ])('shows the first rows of a file %s', async (_, text, reason, known) => {
    const rows = text.split('\n').map((line) => line.split(','));
    const seen = rows
      .map((cells, index) => ({ row: index + 1, cells }))
      .filter(({ cells }) => cells.join('') !== '');
    expect(await read(text)).toEqual({ kind: 'refused', reason, seen, known, notes: null });
  });

  it('shows only enough cells to recognize the table', async () => {
    const row = Array.from({ length: 30 }, (_, index) => `${index}`.padEnd(99, 'x')).join(',');
    const reading = await read(`${row}\n`.repeat(30));
    if (reading.kind !== 'refused') throw new Error(reading.kind);
    expect(reading.seen.map(({ cells }) => cells.length)).toEqual(Array(8).fill(8));
    expect(reading.seen[0]?.cells[0]?.length).toBe(41);
  });

  const line = fc.record({
    sphere: fc.integer({ min: -24, max: -1 }),
    pieces: fc.integer({ min: 1, max: 20 }),
    isHidden: fc.boolean(),
  });
  const lines = fc.uniqueArray(line, { selector: ({ sphere }) => sphere, minLength: 1 });

  it('takes the visible rows, or all rows, of any list', () =>
    fc.assert(
      fc.asyncProperty(lines, async (all) => {
        const cells = all.map(({ sphere, pieces }) => [sphere / 4, 0, pieces]);
        const hidden = all.flatMap(({ isHidden }, index) => (isHidden ? [index + 2] : []));
        const sheets = [{ name: 'A', rows: rowsXml([heading, ...cells], hidden) }];
        const expected = (some: typeof all) =>
          some.map(({ sphere, pieces }) => [sphere * 25, pieces]);
        const visible = all.filter(({ isHidden }) => !isHidden);
        const asked = await read(sheets);
        expect(asked.kind === 'asked').toBe(hidden.length > 0);
        expect(taken(await read(sheets, { hidden: 'taken' }))).toEqual(expected(all));
        const left = await read(sheets, { hidden: 'leftOut' });
        if (visible.length > 0) expect(taken(left)).toEqual(expected(visible));
        else expect(left).toMatchObject({ kind: 'refused', reason: 'nothingOrdered' });
      }),
      { numRuns: 200 },
    ));
});
