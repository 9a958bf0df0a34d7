import { expect, test } from 'vitest';
import { readPriceFile, writePriceFile } from '../../../../server/admin/price-file.ts';

const items = ['coating hmc', 'stock hmc-156 standard * -600 600 -200 0 10'];
const prices = [
  { item: items[0] ?? '', price: 250_000 },
  { item: items[1] ?? '', price: null },
];

test('a file of prices is read as it was written', () => {
  expect(readPriceFile(writePriceFile(prices), items)).toEqual({ prices });
});

test('a file that a spreadsheet wrote is read too', () => {
  const saved = `\ufeff"item";"price"\r\n"coating hmc";"250000"\r\n`;
  expect(readPriceFile(saved, items)).toEqual({ prices: prices.slice(0, 1) });
});

test('every fault is named with its line, and then nothing is read', () => {
  const text = 'item,price\ncoating hc,1\ncoating hmc,-5\ncoating hmc,10.5\n';
  expect(readPriceFile(text, items)).toEqual({
    faults: [
      'line 2: there is no price "coating hc"',
      'line 3: "-5" is not a whole number of rials up to 1000000000000',
      'line 4: "coating hmc" is there twice',
    ],
  });
});
