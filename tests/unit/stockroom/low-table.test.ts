import { expect, test } from 'vitest';
import { writeCsv } from '../../../src/domain/stock-table/write.ts';
import { lowTable } from '../../../src/domain/stockroom/low-table.ts';

const name = { fa: 'HMC ۱٫۵۶', en: 'HMC 1.56' };
const low = [
  {
    item: 'hmc-156 650 -200 -50',
    code: 'HMC',
    name,
    diameter: 650,
    sphere: -200,
    cylinder: -50,
    onHand: 3,
    level: 10,
  },
  {
    item: 'case black',
    name: { fa: 'جلد', en: 'Case' },
    variant: { fa: 'سیاه', en: 'Black' },
    onHand: 2,
    level: 2,
  },
];

test('the file for the supplier names what is missing', () => {
  expect(writeCsv(lowTable(low, 'en'))).toBe(
    [
      '"Code","Name","Diameter","SPH","CYL","On hand","Level","Pieces"',
      '"HMC","HMC 1.56",65,-2.00,-0.50,3,10,7',
      '"case black","Case, Black",,,,2,2,1',
      '',
    ].join('\r\n'),
  );
  expect(writeCsv(lowTable(low, 'fa'))).toContain(
    '"کد","نام","قطر","اسفر","سیلندر","موجودی","حداقل","تعداد"',
  );
});
