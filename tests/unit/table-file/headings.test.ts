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

describe('the headings of a foreign file', () => {
  it('are recognized by name, and unknown ones have no column', () => {
    expect(headingsOf(thingColumns, theirs)).toEqual([
      { text: 'Article', column: null },
      { text: 'تعداد', column: 'pieces' },
      { text: 'Remarks', column: null },
    ]);
    expect(rowsOf(theirs)).toMatchObject({ kind: 'refused', missing: ['code'] });
  });

  it('are shown even if none is recognized', () => {
    expect(headingsOf(thingColumns, [['a', 'b']]).map(({ text }) => text)).toEqual(['a', 'b']);
    expect(headingsOf(thingColumns, [[''], ['a']])).toEqual([]);
  });

  it('stand for the columns they are matched with, in any spelling', () => {
    const matching = {
      ...matched(headingsOf(thingColumns, theirs), 'Article', 'code'),
      ...matched(headingsOf(thingColumns, theirs), 'REMARKS ', 'note'),
    };
    const columns = { ...thingColumns, from: { ...thingColumns.from, absent: '' } };
    const found = headingsOf(columns, theirs, matching).map(({ column }) => column);
    expect(found).toEqual(['code', 'pieces', 'note']);
    expect(rowsOf(theirs, matching)).not.toMatchObject({ kind: 'refused' });
  });

  it('share no column, and can be ignored even if they name one', () => {
    const headings = headingsOf(thingColumns, theirs);
    expect(matched(headings, 'Article', 'pieces')).toEqual({ تعداد: '', article: 'pieces' });
    expect(matched(headings, 'تعداد', null)).toEqual({ تعداد: '' });
  });
});
