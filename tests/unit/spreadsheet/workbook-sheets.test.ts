import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type {
  WorkbookChoice,
  WorkbookNotes,
} from '../../../src/domain/spreadsheet/workbook-notes.ts';
import { orderLimits } from '../../../src/stores/stock-files/file-rows.ts';
import { readTableFile } from '../../../src/stores/stock-files/table-file.ts';
import { rowsXml, type Sheet, sheetXml, workbookOf } from '../../fixtures/workbooks.ts';

/** A sheet whose rows contain its name. */
const sheet = (says: string, more: Sheet = {}): Sheet => {
  return { name: says, rows: rowsXml([[says], [1]]), ...more };
};
const blank = (name: string, more: Sheet = {}): Sheet => ({ name, rows: '', ...more });

function read(sheets: readonly Sheet[], choice: WorkbookChoice = {}) {
  const found = readTableFile(workbookOf({ sheets }), orderLimits, choice);
  if (found.kind === 'refused') return { refused: found.reason };
  return { first: found.rows[0]?.[0], notes: found.notes };
}

const hidden = { state: 'hidden' };
const veryHidden = { state: 'veryHidden' };
const chart = blank('Chart', { type: 'chartsheet' });
const none = { rows: 0, columns: 0 };

describe('the first visible sheet is read', () => {
  it.each<[string, Sheet[], string]>([
    ['alone', [sheet('A')], 'A'],
    ['before others', [sheet('A'), sheet('B')], 'A'],
    ['after a hidden one', [sheet('A', hidden), sheet('B')], 'B'],
    ['after a very hidden one', [sheet('A', veryHidden), sheet('B')], 'B'],
    ['after two hidden ones', [sheet('A', veryHidden), sheet('B', hidden), sheet('C')], 'C'],
    ['marked as visible', [sheet('A', { state: 'visible' }), sheet('B')], 'A'],
    ['after a chart', [chart, sheet('B')], 'B'],
    ['after a dialog', [blank('Dialog', { type: 'dialogsheet' }), sheet('B')], 'B'],
    ['after macros', [blank('Macro', { type: 'xlMacrosheet' }), sheet('B')], 'B'],
    ['after a chart and a hidden one', [chart, sheet('A', hidden), sheet('B')], 'B'],
    ['named in Persian', [sheet('سفارش')], 'سفارش'],
  ])('%s', (_, sheets, first) => expect(read(sheets).first).toBe(first));

  it('and a workbook without a visible sheet is refused', () => {
    expect(read([sheet('A', hidden)])).toEqual({ refused: 'notATable' });
  });
});

describe('other sheets are listed', () => {
  it.each<[string, Sheet[], WorkbookNotes['others']]>([
    ['another sheet', [sheet('A'), sheet('B')], [{ name: 'B', rows: 2, isHidden: false }]],
    [
      'two others, one hidden',
      [sheet('A'), sheet('B', hidden), sheet('C')],
      [
        { name: 'B', rows: 2, isHidden: true },
        { name: 'C', rows: 2, isHidden: false },
      ],
    ],
    ['one before', [sheet('A', veryHidden), sheet('B')], [{ name: 'A', rows: 2, isHidden: true }]],
    [
      'only its rows with content',
      [sheet('A'), { name: 'B', rows: rowsXml([['x'], [null], [], [' '], [1], ['=1+1']]) }],
      [{ name: 'B', rows: 3, isHidden: false }],
    ],
    [
      'a name with special characters',
      [sheet('A'), sheet('B', { name: '&lt;B&gt; &amp; C' })],
      [{ name: '<B> & C', rows: 2, isHidden: false }],
    ],
  ])('%s', (_, sheets, others) => {
    const { notes } = read(sheets);
    expect(notes).toMatchObject({ others, hidden: none, choice: null });
  });

  it.each<[string, Sheet[]]>([
    ['an empty sheet', [sheet('A'), blank('B')]],
    ['sheets as a new workbook has them', [sheet('A'), blank('Sheet2'), blank('Sheet3')]],
    ['a sheet of empty cells', [sheet('A'), { name: 'B', rows: rowsXml([[null, null], []]) }]],
    ['a chart', [sheet('A'), chart]],
  ])('but %s is not', (_, sheets) => expect(read(sheets).notes).toBeUndefined());

  it('and are read when chosen', () => {
    const sheets = [sheet('A'), sheet('B', hidden), sheet('C')];
    expect(read(sheets, { sheet: 'C' })).toMatchObject({
      first: 'C',
      notes: { sheet: 'C', others: [{ name: 'A' }, { name: 'B' }] },
    });
    expect(read(sheets, { sheet: 'B' }).first).toBe('B');
    expect(read(sheets, { sheet: 'D' })).toEqual({ refused: 'notATable' });
  });

  it('even if one is too large to examine', () => {
    const large = sheetXml({ rows: ' '.repeat(41_000_000) });
    const bytes = workbookOf({ sheets: [sheet('A'), { name: 'B', xml: large }] });
    const others = [{ name: 'B', rows: null, isHidden: false }];
    expect(readTableFile(bytes)).toMatchObject({ kind: 'rows', notes: { others } });
  });
});

const list = [
  ['SPH', 'CYL', 'Pieces'],
  [-2, 0, 4],
  [-3, 0, 2],
  [-4, 0, 6],
];
const texts = list.map((row) => row.map(String));
const [head = [], two = [], three = [], four = []] = texts;
const without = (column: number) =>
  texts.map((row) => row.map((each, index) => (index === column ? '' : each)));

const rowThree = (attributes: string) =>
  rowsXml(list).replace('<row r="3">', `<row r="3" ${attributes}>`);
const hiding = (columns: string): Sheet => ({ rows: rowsXml(list), columns });
const filtered = (rows: string, filter: string): Sheet => {
  return { xml: sheetXml({ rows }).replace('<mergeCells>', `${filter}<mergeCells>`) };
};

describe('hidden rows and columns are counted, and left out until included', () => {
  it.each<[string, Sheet, [rows: number, columns: number], string[][]]>([
    ['a row', { rows: rowsXml(list, [3]) }, [1, 0], [head, two, [], four]],
    ['two rows', { rows: rowsXml(list, [2, 4]) }, [2, 0], [head, [], three, []]],
    ['the headings', { rows: rowsXml(list, [1]) }, [1, 0], [[], two, three, four]],
    [
      'rows hidden by a filter',
      filtered(
        rowsXml(list, [2, 3]),
        '<autoFilter ref="A1:C4"><filterColumn colId="0"/></autoFilter>',
      ),
      [2, 0],
      [head, [], [], four],
    ],
    [
      'a row with zero height',
      { rows: rowThree('ht="0" customHeight="1"') },
      [1, 0],
      [head, two, [], four],
    ],
    [
      'a row in a collapsed group',
      { rows: rowThree('outlineLevel="1" hidden="true"') },
      [1, 0],
      [head, two, [], four],
    ],
    ['a column', hiding('<col min="2" max="2" width="9" hidden="1"/>'), [0, 1], without(1)],
    [
      'columns, as far as they have content',
      hiding('<col min="3" max="16384" hidden="1"/>'),
      [0, 1],
      without(2),
    ],
    [
      'a column with zero width',
      hiding('<col min="1" max="1" width="0" customWidth="1"/>'),
      [0, 1],
      without(0),
    ],
    [
      'a row and a column',
      { rows: rowsXml(list, [4]), columns: '<col min="1" max="1" hidden="1"/>' },
      [1, 1],
      [...without(0).slice(0, 3), []],
    ],
  ])('%s', (_, hides, [hiddenRows, columns], rows) => {
    const bytes = workbookOf({ sheets: [hides] });
    const count = { rows: hiddenRows, columns };
    expect(readTableFile(bytes)).toMatchObject({ rows, notes: { hidden: count, choice: null } });
    const out = readTableFile(bytes, orderLimits, { hidden: 'leftOut' });
    expect(out).toMatchObject({ rows, notes: { hidden: count, choice: 'leftOut' } });
    const whole = readTableFile(bytes, orderLimits, { hidden: 'taken' });
    expect(whole).toMatchObject({ rows: texts, notes: { hidden: count, choice: 'taken' } });
  });

  it.each<[string, Sheet]>([
    ['empty rows', { rows: rowsXml([...list, [], [null]], [5, 6]) }],
    ['empty columns', hiding('<col min="4" max="16384" hidden="1"/>')],
    ['shown rows', { rows: rowThree('hidden="0" ht="15"') }],
    ['shown columns', hiding('<col min="1" max="3" width="12" hidden="false"/>')],
    ['a filter that hides none', filtered(rowsXml(list), '<autoFilter ref="A1:C4"/>')],
  ])('but not %s', (_, shows) => {
    expect(readTableFile(workbookOf({ sheets: [shows] }))).toMatchObject({ kind: 'rows' });
    expect(read([shows]).notes).toBeUndefined();
  });

  it('with the value of a merged cell in a hidden row', () => {
    const cells = [
      ['Lens', 'SPH', 'CYL', 'Pieces'],
      ['HC', -2, 0, 4],
      [null, -3, 0, 2],
    ];
    const bytes = workbookOf({ sheets: [{ rows: rowsXml(cells, [2]), merged: ['A2:A3'] }] });
    expect(readTableFile(bytes)).toMatchObject({ rows: [{}, [], ['HC', '-3', '0', '2']] });
  });
});

describe('an archive', () => {
  it('whose sheets are missing is not a table', () => {
    const archive = zipSync({ 'xl/workbook.xml': strToU8('<workbook><sheets/></workbook>') });
    expect(readTableFile(archive)).toEqual({ kind: 'refused', reason: 'notATable' });
  });
});
