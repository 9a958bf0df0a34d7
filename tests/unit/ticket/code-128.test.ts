import { describe, expect, it } from 'vitest';
import {
  checkSymbol,
  code128Symbols,
  code128Widths,
  quietZone,
} from '../../../src/ui/ticket/code-128.ts';
import { readBars } from '../../support/read-bars.ts';

const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
const widthsOf = (text: string) => code128Widths(text) ?? [];
const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);

describe('the check symbol', () => {
  it.each([
    // Start A with "PJJ123C", like the standard's worked example: 103 + 48·1 + 42·2 + … ≡ 54.
    [[103, 48, 42, 42, 17, 18, 19, 35], 54],
    // Start B with "Wikipedia": 104 + 55 + 73·2 + 75·3 + … ≡ 88.
    [[104, 55, 73, 75, 73, 80, 69, 68, 73, 65], 88],
    [[104], 1],
    [[], 0],
  ])('of %j is %i', (symbols, check) => {
    expect(checkSymbol(symbols)).toBe(check);
  });

  it('is between the data and the stop symbol', () => {
    expect(code128Symbols('Wikipedia')).toEqual([104, 55, 73, 75, 73, 80, 69, 68, 73, 65, 88, 106]);
  });

  it('changes when two letters are swapped', () => {
    expect(code128Symbols('7K3M-9QXD')?.at(-2)).not.toBe(code128Symbols('K73M-9QXD')?.at(-2));
  });
});

describe('the bars', () => {
  it('start with start B, encode the text, and end with stop', () => {
    expect(widthsOf('A').join('')).toBe(['211214', '111323', '131123', '2331112'].join(''));
  });

  it('have ten clear modules on each side', () => {
    expect(quietZone).toBe(10);
  });

  it('are eleven modules per symbol, and thirteen for the stop', () => {
    expect(sum(widthsOf('7K3M-9QXD'))).toBe(11 * 11 + 13);
    expect(widthsOf('7K3M-9QXD')).toHaveLength(11 * 6 + 7);
  });

  it('differ for every character, with an even number of dark modules in each', () => {
    const symbols = printable.map((character) => widthsOf(character).slice(6, 12));
    expect(new Set(symbols.map(String)).size).toBe(95);
    for (const widths of symbols) {
      expect(sum(widths)).toBe(11);
      expect(sum(widths.filter((_, index) => index % 2 === 0)) % 2).toBe(0);
      expect(widths.every((width) => width >= 1 && width <= 4)).toBe(true);
    }
  });

  it.each(['', 'سفارش', 'a\n', '\u007f', 'é'])('are not drawn for %j', (text) => {
    expect(code128Widths(text)).toBeNull();
    expect(code128Symbols(text)).toBeNull();
  });
});

it('can be decoded from only the widths', () => {
  for (const text of ['7K3M-9QXD', '0000-0000', ' ~', 'ZZZZ-ZZZZ']) {
    expect(readBars(widthsOf(text))).toBe(text);
  }
});
