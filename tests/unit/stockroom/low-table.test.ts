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
    wanted: 0,
  },
  {
    item: 'case black',
    name: { fa: 'جلد', en: 'Case' },
    variant: { fa: 'سیاه', en: 'Black' },
    onHand: 2,
    level: 2,
    wanted: 0,
  },
  {
    item: 'case white',
    name: { fa: 'جلد', en: 'Case' },
    variant: { fa: 'سفید', en: 'White' },
    onHand: 0,
    level: 2,
    wanted: 4,
  },
];

test('the file for the supplier lists the missing pieces', () => {
  expect(writeCsv(lowTable(low, 'en'))).toBe(
    [
      '"Code","Name","Diameter","SPH","CYL","On hand","Level","Back-ordered","Pieces"',
      '"HMC","HMC 1.56",65,-2.00,-0.50,3,10,0,7',
      '"case black","Case, Black",,,,2,2,0,1',
      '"case white","Case, White",,,,0,2,4,7',
      '',
    ].join('\r\n'),
  );
  const persian = writeCsv(lowTable(low, 'fa'));
  expect(persian).toContain('"کد","نام","قطر","اسفر","سیلندر","موجودی","حداقل","منتظر","تعداد"');
  expect(persian).toContain('"جلد، سیاه"');
});
