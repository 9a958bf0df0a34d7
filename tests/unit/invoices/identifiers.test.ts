import { describe, expect, test } from 'vitest';
import {
  isEconomicCode,
  isLegalId,
  isNationalId,
  isPostcode,
} from '../../../src/domain/invoices/identifiers.ts';

describe('a national id', () => {
  test.each(['0013542419', '0499370899', '0790419904', '0084575948'])('%s is one', (id) => {
    expect(isNationalId(id)).toBe(true);
  });

  test.each([
    '0013542418',
    '1111111111',
    '0000000000',
    '013542419',
    '00135424190',
    '۰۰۱۳۵۴۲۴۱۹',
    '',
  ])('%s is none', (id) => {
    expect(isNationalId(id)).toBe(false);
  });

  test('with one wrong digit, or two neighbours exchanged, is none', () => {
    const id = '0790419904';
    for (let at = 0; at < 10; at += 1) {
      const wrong = `${id.slice(0, at)}${(Number(id[at]) + 1) % 10}${id.slice(at + 1)}`;
      expect(isNationalId(wrong), wrong).toBe(false);
      const exchanged = `${id.slice(0, at)}${id[at + 1] ?? ''}${id[at]}${id.slice(at + 2)}`;
      if (exchanged !== id) expect(isNationalId(exchanged), exchanged).toBe(false);
    }
  });
});

describe('a legal id', () => {
  test.each(['10380284790', '10100171920', '14003778990'])('%s is one', (id) => {
    expect(isLegalId(id)).toBe(true);
  });

  test.each(['10380284791', '10380284709', '1038028479', '11111111111', ''])('%s is none', (id) => {
    expect(isLegalId(id)).toBe(false);
  });
});

test.each([
  ['1619735744', true],
  ['9187654321', true],
  ['1111735744', false],
  ['1619705702', true],
  ['1610735744', false],
  ['2619735744', false],
  ['161973574', false],
  ['1619730000', false],
])('whether %s is a postcode: %s', (digits, is) => {
  expect(isPostcode(digits)).toBe(is);
});

test.each([
  ['10380284790', true],
  ['411111111119', true],
  ['00135424190001', true],
  ['0013542419', false],
  ['1234567890123', false],
  ['00000000000', false],
])('whether %s is an economic code: %s', (digits, is) => {
  expect(isEconomicCode(digits)).toBe(is);
});
