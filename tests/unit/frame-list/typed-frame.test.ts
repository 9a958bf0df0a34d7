import { describe, expect, it } from 'vitest';
import { readTypedFrame, type TypedFrame } from '../../../src/domain/frame-list/typed-frame.ts';

const typed: TypedFrame = {
  brand: ' Ray-Ban ',
  alias: 'ری‌بن',
  model: 'RB-5154',
  size: '',
  type: 'fullRim',
  shape: '',
  material: 'metal',
  a: '۵۱٫۵',
  b: '39',
  dbl: '21.0',
  ed: '',
};

describe('a typed frame of the lab’s list', () => {
  it('is read in tenths of a millimetre, and empty fields as unknown', () => {
    expect(readTypedFrame(typed)).toEqual({
      entry: {
        brand: 'Ray-Ban',
        alias: 'ری‌بن',
        model: 'RB-5154',
        size: '',
        type: 'fullRim',
        shape: null,
        material: 'metal',
        a: 515,
        b: 390,
        dbl: 210,
        ed: null,
      },
    });
  });

  it.each([
    [{ brand: ' ' }, { brand: 'required' }],
    [{ model: '' }, { model: 'required' }],
    [{ size: 'x'.repeat(41) }, { size: 'tooLong' }],
    [{ alias: 'a\0b' }, { alias: 'unstorable' }],
    [{ a: 'x' }, { a: 'measure' }],
    [{ a: '1000' }, { a: 'measure' }],
    [{ dbl: '-21' }, { dbl: 'measure' }],
    [{ ed: '51' }, { ed: 'edBelowBox' }],
    [{ ed: '51.5' }, null],
  ] as const)('%j is %j', (changes, faults) => {
    const read = readTypedFrame({ ...typed, ...changes });
    expect('faults' in read ? read.faults : null).toEqual(faults);
  });
});
