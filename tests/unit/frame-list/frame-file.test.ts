import { expect, it } from 'vitest';
import { frameKey } from '../../../src/domain/frame/last-frames.ts';
import { unknownFrame } from '../../../src/domain/frame/unknown-frame.ts';
import {
  changedFields,
  fileMatch,
  frameFileRow,
} from '../../../src/domain/frame-list/frame-file.ts';

const { colour: _, ...nothing } = unknownFrame;
const listed = { ...nothing, id: 'one', brand: 'Ray-Ban', model: 'RB 1', a: 510, ed: 540 };
const known = new Map([[frameKey(listed), listed]]);
const row = { ...frameFileRow(listed), brand: 'RAY-BAN', a: 515, ed: null };

it('knows a frame by its name in any spelling, and leaves what the file does not have', () => {
  const { before, entry } = fileMatch(row, new Set(['brand', 'model', 'a']), known);
  expect(before).toBe(listed);
  expect(entry).toEqual({ ...frameFileRow(listed), brand: 'RAY-BAN', a: 515 });
  expect(changedFields(frameFileRow(listed), entry)).toEqual(['brand', 'a']);
});

it('takes a frame that is not on the list as it is', () => {
  const other = { ...row, model: 'RB 2' };
  expect(fileMatch(other, new Set(['brand', 'model']), known)).toEqual({
    before: undefined,
    entry: other,
  });
});
