import { describe, expect, it } from 'vitest';
import { headingsOf, type Matching, matched } from '../../../src/domain/table-file/headings.ts';
import { readTable } from '../../../src/domain/table-file/read-table.ts';
import { thingColumns } from './things.ts';

const theirs = [
  ['List of things', '', ''],
  ['Article', 'تعداد', 'Remarks'],
  ['A1', '3', 'x'],
];

function rowsOf(cells: readonly (readonly string[])[], matching?: Matching) {
  const reading = readTable(thingColumns, cells, matching);
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
  }
}

describe('the headings of a file of others', () => {
  it('are known by their names, and the others stand for nothing', () => {
    expect(headingsOf(thingColumns, theirs)).toEqual([
      { text: 'Article', column: null },
      { text: 'تعداد', column: 'pieces' },
      { text: 'Remarks', column: null },
    ]);
    expect(rowsOf(theirs)).toMatchObject({ kind: 'refused', missing: ['code'] });
  });

  it('are shown also where none is known', () => {
    expect(headingsOf(thingColumns, [['a', 'b']]).map(({ text }) => text)).toEqual(['a', 'b']);
    expect(headingsOf(thingColumns, [[''], ['a']])).toEqual([]);
  });

  it('stand for the columns that they are matched with, in any spelling', () => {
    const matching = {
      ...matched(headingsOf(thingColumns, theirs), 'Article', 'code'),
      ...matched(headingsOf(thingColumns, theirs), 'REMARKS ', 'note'),
    };
    const columns = { ...thingColumns, from: { ...thingColumns.from, absent: '' } };
    const found = headingsOf(columns, theirs, matching).map(({ column }) => column);
    expect(found).toEqual(['code', 'pieces', 'note']);
    expect(rowsOf(theirs, matching)).not.toMatchObject({ kind: 'refused' });
  });

  it('give a column to one of them only, and may stand for nothing although they name one', () => {
    const headings = headingsOf(thingColumns, theirs);
    expect(matched(headings, 'Article', 'pieces')).toEqual({ تعداد: '', article: 'pieces' });
    expect(matched(headings, 'تعداد', null)).toEqual({ تعداد: '' });
  });
});
