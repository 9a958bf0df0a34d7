import { describe, expect, it } from 'vitest';
import { screen, taken } from './taken.ts';

describe('an empty lens or diameter', () => {
  it.each([
    ['Lens|SPH|CYL|Qty\nHC|-1|0|2\n|-2|0|3', 'hc-156 -100/0:2, !3,1 lensMissing'],
    ['Lens|SPH|CYL|Qty\n |-1|0|2', '!2,1 lensMissing'],
    ['SPH|CYL|Qty|Lens\n-1|0|2|\n-1|0|2|HC', 'hc-156 -100/0:2, !2,4 lensMissing'],
    ['کد|نمره|سیلندر|تعداد\n\u200c|-۱|۰|۲', '!2,1 lensMissing'],
    ['Code|SPH|CYL|Qty\nHC|-1|0|2\n\n|-1|0|2', 'hc-156 -100/0:2, !4,1 lensMissing'],
    ['Dia|SPH|CYL|Qty\n|-1|0|2\n70|-2|0|3', '700 -200/0:3, !2,1 diameterMissing'],
    ['Lens|Dia|SPH|CYL|Qty\nHMC||-2|0|3', '!2,2 diameterMissing'],
    ['Lens|Dia|SPH|CYL|Qty\nHC|65|-1|0|2\nHC||-2|0|3', 'hc-156 -100/0:2, !3,2 diameterMissing'],
    ['عدسی|قطر|نمره|سیلندر|تعداد\nHC|\u200c|-۱|۰|۲', '!2,2 diameterMissing'],
    [
      'Lens|Dia|SPH|CYL|Qty\nHMC|65/70|-1|0|1\nHMC|-|-1|0|1',
      '!2,2 diameterMissing, !3,2 diameterMissing',
    ],
    ['Lens|SPH|CYL|Qty||Lens|SPH|CYL|Qty\nHC|-1|0|2|||-2|0|1', 'hc-156 -100/0:2, !2,6 lensMissing'],
  ])('in a column that the table has is a fault: %j', (text, lines) => {
    expect(taken(text)).toBe(lines);
  });

  it.each([
    ['Lens|Dia|SPH|CYL|Qty\n||-1|0|\n||-2|0|0\nHC|65|-1|0|2', 'hc-156 -100/0:2'],
    ['Lens|Dia|SPH|CYL|Qty\nHC|65|-1|0|2\nTotal||||2', 'hc-156 -100/0:2'],
    ['Lens|Dia|SPH|CYL|Qty\nHC|65|-1|0|2\nHC|65|-2|0|2', 'hc-156 -100/0:2, hc-156 -200/0:2'],
  ])('is ignored if nothing is ordered: %j', (text, lines) => expect(taken(text)).toBe(lines));

  it('is distinguished from a code shared by several lenses, where the name decides', () => {
    const [hmc] = screen.lenses;
    if (!hmc) throw new Error('no lens');
    const other = { ...hmc, id: 'hmc-160', name: { fa: 'دیگر', en: 'HMC 1.60' }, index: 160 };
    const choice = { ...screen, lenses: [...screen.lenses, other] };
    expect(taken('Code|SPH|CYL|Qty\nHMC|-1|0|2', choice)).toBe('!2,1 severalLenses');
    expect(taken('Code|Name|SPH|CYL|Qty\nHMC|HMC 1.60|-1|0|2', choice)).toBe(
      '!2,3 diameterMissing',
    );
    expect(taken('Code|Name|Dia|SPH|CYL|Qty\nHMC|HMC 1.60|65|-1|0|2', choice)).toBe(
      'hmc-160 -100/0:2',
    );
  });
});

describe('columns that do not belong to an order', () => {
  it.each([
    ['twoAmounts 1,4', 'SPH|CYL|On hand|Wanted\n-1|0|5|2'],
    ['twoAmounts 1,4', 'SPH|CYL|Qty|On hand\n-1|0|5|2'],
    ['twoAmounts 1,4', 'SPH|CYL|Qty|Order\n-1|0|5|2'],
    ['twoAmounts 1,4', 'SPH|CYL|Pieces|Pairs\n-1|0|4|2'],
    ['twoAmounts 1,4', 'SPH|CYL|In stock|Needed\n-1|0|4|2'],
    ['twoAmounts 1,4', 'SPH|CYL|Min|Qty\n-1|0|4|2'],
    ['twoAmounts 1,4', 'نمره|سیلندر|موجودی|سفارش\n-1|0|4|2'],
    ['twoAmounts 1,4', 'نمره|سیلندر|موجودی|تعداد\n-1|0|4|2'],
    ['twoAmounts 1,4', 'نمره|سیلندر|تعداد|کسری\n-1|0|4|2'],
    ['twoAmounts 1,4', 'نمره|سیلندر|شمارش|تعداد\n-1|0|4|2'],
    ['twoAmounts 1,2', 'Qty|Max|SPH|CYL\n2|5|-1|0'],
    ['hasAdd 1,3', 'SPH|CYL|ADD|Qty\n-1|0|2.00|2'],
    ['hasAdd 1,4', 'SPH|CYL|Qty|Add\n-1|0|2|+1.50\n-2|0|2|'],
    ['hasAdd 1,3', 'اسفر|سیلندر|ادیشن|تعداد\n-۱|۰|۲|۲'],
    ['hasAdd 1,1', 'Addition|SPH|CYL|Qty\n2|-1|0|2'],
    ['hasAxis 1,3', 'SPH|CYL|AXIS|Qty\n-1|-0.5|90|2'],
    ['hasAxis 1,3', 'نمره|سیلندر|محور|تعداد\n-1|-0.5|90|2'],
    ['unknownColumn 1,4', 'SPH|CYL|Qty|Boxes\n-1|0|4|2'],
    ['unknownColumn 1,4', '|0|-0.5|Boxes\n-5|0|4|2'],
    ['unknownColumn 1,1', 'PD|SPH|CYL|Qty\n31|-1|0|4'],
  ])('are refused with a reason: %s', (refusal, text) =>
    expect(taken(text)).toBe(`refused ${refusal}`),
  );

  it.each([
    'SPH|CYL|ADD|Qty\n-1|0||4',
    'SPH|CYL|AXIS|Qty\n-1|0|0|4',
    'SPH|CYL|Qty|Price\n-1|0|4|120000',
    'SPH|CYL|Qty|Note\n-1|0|4|urgent',
    'ردیف|نمره|سیلندر|تعداد|قیمت|توضیحات\n7|-1|0|4|120000|فوری',
    '#|SPH|CYL|Qty\n1|-1|0|4',
    'SPH|CYL|Order\n-1|0|4',
    'SPH|CYL|Qty|Where\n-1|0|4|above',
  ])('are ignored if they say nothing: %j', (text) => expect(taken(text)).toBe('-100/0:4'));

  it('are known from the panel’s own list of low stock', () => {
    const low = 'کد|نام|قطر|اسفر|سیلندر|موجودی|حداقل|تعداد\nHC|اچ‌سی ۱٫۵۶|65|-1.00|0.00|1|5|4';
    expect(taken(low)).toBe('hc-156 -100/0:4');
  });
});

describe('a title, corner or remark', () => {
  const grid = 'SPH/CYL|0|-0.5\n-1|2|3';
  const lines = '-100/0:2, -100/-50:3';
  it.each([
    ['otherLens', `HC 1.56\n${grid}`],
    ['otherLens', `HMC|1.60\n${grid}`],
    ['otherLens', `اچ‌سی ۱٫۵۶\n${grid}`],
    ['otherLens', `hc-156\n${grid}`],
    ['otherLens', `HMC Photochromic\n${grid}`],
    ['otherLens', `هاردکوت\n${grid}`],
    ['otherLens', `HC|0|-0.5\n-1|2|3`],
    ['otherLens', `${grid}\n\nHC\n${grid}`],
    ['otherLens', `SPH/CYL|0|-0.5|HC\n-1|2|3|`],
    ['otherLens', `Lens|SPH|CYL|Qty\nHC|-1|0|2\n\nHC 1.56\n${grid}`],
    ['otherDiameter', `Ø70\n${grid}`],
    ['otherDiameter', `HMC 70\n${grid}`],
    ['otherDiameter', `HMC|70\n${grid}`],
    ['otherDiameter', `قطر ۷۰\n${grid}`],
    ['otherDiameter', `70|0|-0.5\n-1|2|3`],
    ['otherDiameter', `70 mm|0|-0.5\n-1|2|3`],
    ['otherDiameter', `${grid}\n\nAll in 70 mm please`],
    ['otherUnit', `Order in pairs\n${grid}`],
    ['otherUnit', `تعداد به جفت\n${grid}`],
    ['otherUnit', `جفت|0|-0.5\n-1|2|3`],
    ['otherUnit', `SPH|CYL|Qty\n-1|0|2\nplease in pairs`],
  ])('is refused if it disagrees with the screen: %s', (reason, text) => {
    expect(taken(text)).toMatch(new RegExp(`^refused ${reason} `));
  });

  it.each([
    `HMC 1.56\n${grid}`,
    `HMC|HMC|HMC\n${grid}`,
    `Lens: HMC 1,56 dia 65, pieces\n${grid}`,
    `HMC 1.56 65/70\n${grid}`,
    `65|0|-0.5\n-1|2|3`,
    `65 mm|0|-0.5\n-1|2|3`,
    `عدد|0|-0.5\n-1|2|3`,
    `Ahmadi, 65 Valiasr, 1404/09/04, tel 021 555 70\n${grid}`,
    `${grid}\nTotal|2|70`,
  ])('is ignored if it agrees with the screen or is unrelated: %j', (text) => {
    expect(taken(text)).toBe(lines);
  });

  it.each([
    ['HMC|HC 1.56', '!2,2 otherLens'],
    ['HMC|HMC 1.60', '!2,2 otherLens'],
    ['HMC|Ø70', '!2,2 otherDiameter'],
    ['HMC|in pairs', '!2,2 otherUnit'],
    ['HMC|HMC 1.56', '-100/0:2'],
    ['HMC|Ahmadi', '-100/0:2'],
  ])('in the row of a list applies to its row: %s', (cells, read) => {
    expect(taken(`Lens|Name|SPH|CYL|Qty\n${cells}|-1|0|2`)).toBe(read);
  });

  it.each([
    ['2 pairs', '!2,3 otherUnit'],
    ['یک جفت', '!2,3 otherUnit'],
    ['3 pcs', '-100/0:3'],
    ['۳ عدد', '-100/0:3'],
  ])('next to a quantity is compared with its heading: %s', (text, read) => {
    expect(taken(`SPH|CYL|Pieces\n-1|0|${text}`)).toBe(read);
  });
});

describe('cells', () => {
  it.each([
    ['∞|-0.75|2', '0/-75:2'],
    ['-1,25|-0,75|2', '-125/-75:2'],
    ['-2.25 D|DS|2', '-225/0:2'],
    ['-1.2500|-0.7500|2.0', '-125/-75:2'],
    ['-1½|-¾|2', '-150/-75:2'],
    ['۱٫۲۵-|-۰٫۵|یک جفت', '-125/-50:2'],
    ['-1|0|two pairs', '-100/0:4'],
    ['-1½2|0|1', '!2,1 notAPower'],
    ['-1|0|1½', '!2,3 notACount'],
    ['-25D|0|1', '!2,1 notAPower'],
  ])('are read like fields and lines: %s', (row, read) => {
    expect(taken(`SPH|CYL|Qty\n${row}`)).toBe(read);
  });
});
