import { expect, test } from 'vitest';
import { readPriceFile, writePriceFile } from '../../../../server/admin/price-file.ts';

const items = ['coating hmc', 'stock hmc-156 standard * -600 600 -200 0 10'];
const prices = [
  { item: items[0] ?? '', price: 250_000 },
  { item: items[1] ?? '', price: null },
];

test('a file of prices is read back as written', () => {
  expect(readPriceFile(writePriceFile(prices), items)).toEqual({ prices });
});

test('a file written by a spreadsheet is read too', () => {
  const saved = `\ufeff"item";"price"\r\n"coating hmc";"250000"\r\n`;
  expect(readPriceFile(saved, items)).toEqual({ prices: prices.slice(0, 1) });
});

test('every fault is reported with its line, and nothing is imported', () => {
  const text = 'item,price\ncoating hc,1\ncoating hmc,-5\ncoating hmc,10.5\n';
  expect(readPriceFile(text, items)).toEqual({
    faults: [
      'line 2: there is no price "coating hc"',
      'line 3: "-5" is not a whole number of rials up to 1000000000000',
      'line 4: "coating hmc" appears twice',
    ],
  });
});

const hmc = (price: string, separator = ';') =>
  readPriceFile(`item${separator}price\ncoating hmc${separator}${price}\n`, items);

test.each([
  ['190000,00', ';', 190_000],
  ['190000,0', '\t', 190_000],
  ['190000.00', ',', 190_000],
  ['"190,000"', ',', 190_000],
  ['"190,000.00"', ',', 190_000],
  ['190,000', ';', 190_000],
  ['1,900,000', '\t', 1_900_000],
  ['190 000', ',', 190_000],
  ['190\u202f000', ';', 190_000],
  ['۱۹۰٬۰۰۰', ',', 190_000],
  ['"190000",,', ',', 190_000],
])('a price of %s after "%s" is %d rials', (price, separator, rials) => {
  expect(hmc(price, separator)).toEqual({ prices: [{ item: 'coating hmc', price: rials }] });
});

test.each([
  ['190.000', ';', '"190.000" is not'],
  ['1,90,000', ';', '"1,90,000" is not'],
  ['190.000,00', ';', '"190.000,00" is not'],
  ['190000,5', ';', '"190000,5" is not'],
  ['1.9E+05', ';', '"1.9E+05" is not'],
  ['+190000', ';', '"+190000" is not'],
  ['2000000000000', ',', '"2000000000000" is not'],
  // Without quotes, the separator splits the amount.
  ['190,000', ',', '"000" follows the price'],
  ['190000,00', ',', '"00" follows the price'],
  ['1,900,000', ',', '"900000" follows the price'],
])('a price of %s after "%s" is refused', (price, separator, fault) => {
  expect(hmc(price, separator)).toHaveProperty('faults.0', expect.stringContaining(fault));
});
