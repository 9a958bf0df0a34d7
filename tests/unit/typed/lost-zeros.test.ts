import { describe, expect, it } from 'vitest';
import {
  findLostZeros,
  withKnownZeros,
  withLostZeros,
} from '../../../src/domain/typed/lost-zeros.ts';

describe('a number that lost its zeros in a spreadsheet', () => {
  it.each([
    ['9121234567', '09121234567'],
    ['989121234567', '00989121234567'],
    ['989121234567', '+989121234567'],
    ['2188001122', '02188001122'],
    ['156', '0156'],
    ['7', '007'],
    ['0', '000'],
    ['123456789', '0123456789'],
    ['42', '00042'],
    ['1', '01'],
  ])('%s is %s', (text, known) => {
    expect(withLostZeros(text, known)).toBe(known);
    expect(findLostZeros(text, ['other', known, known])).toBe(known);
  });

  it.each([
    ['09121234567', '9121234567'],
    ['9121234568', '09121234567'],
    ['912123456', '09121234567'],
    ['9121234567', '0912 123 4567'],
    ['A7', 'A07'],
    ['7', 'A7'],
    ['', '0'],
    ['', '000'],
    ['10', '1'],
    ['50', '5'],
    ['07', '007'],
    ['9121234567', '9121234567'],
  ])('%j is an edit of %j', (text, known) => {
    expect(withLostZeros(text, known)).toBe(text);
    expect(findLostZeros(text, [known])).toBeUndefined();
  });

  it('is not guessed among several', () => {
    expect(findLostZeros('7', ['07', '007'])).toBeUndefined();
  });

  it('is corrected anywhere in plain data, including keys', () => {
    const known = {
      id: '07',
      contact: { phone: '021 5', code: '0156' },
      tiers: { '01': [{ to: '008' }] },
    };
    const read = {
      id: '7',
      contact: { phone: '021 6', code: '156' },
      tiers: { '1': [{ to: '8' }] },
    };
    expect(withKnownZeros(read, known)).toEqual({
      id: '07',
      contact: { phone: '021 6', code: '0156' },
      tiers: { '01': [{ to: '008' }] },
    });
  });

  it('leaves unknown values unchanged', () => {
    const read = { a: ['1', '2'], b: null, c: 5 };
    expect(withKnownZeros(read, { a: ['01'], b: '0', c: '05' })).toEqual({
      a: ['01', '2'],
      b: null,
      c: 5,
    });
    expect(withKnownZeros(read, undefined)).toEqual(read);
  });
});
