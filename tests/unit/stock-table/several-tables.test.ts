import { describe, expect, it } from 'vitest';
import { taken } from './taken.ts';

describe('several tables in one file', () => {
  it.each([
    [
      'a grid below a grid',
      'SPH/CYL|0|-0.5\n-1|2|3\n\nSPH/CYL|-1|-1.5\n-1|4|5',
      '-100/0:2, -100/-50:3, -100/-100:4, -100/-150:5',
    ],
    [
      'a grid below a grid, without corners',
      '|0|-0.5\n-5|2|3\n\n|-1|-1.5\n-5|4|5',
      '-500/0:2, -500/-50:3, -500/-100:4, -500/-150:5',
    ],
    [
      'a grid right below a sum',
      '|0|-0.5\n-5|2|3\nTotal|2|3\n|-1|-1.5\n-5|4|5',
      '-500/0:2, -500/-50:3, -500/-100:4, -500/-150:5',
    ],
    [
      'a grid below a title',
      'HMC\n|0|-0.5\n-5|2|3\n\nStronger\n|-1|-1.5\n-5|4|5',
      '-500/0:2, -500/-50:3, -500/-100:4, -500/-150:5',
    ],
    [
      'a transposed grid below a normal one',
      'SPH/CYL|0|-0.5\n-1|2|3\nCYL/SPH|-1|-1.5\n-1|4|5',
      '-100/0:2, -100/-50:3, -100/-100:4, -150/-100:5',
    ],
    [
      'a grid beside a grid',
      'SPH/CYL|0|-0.5||SPH/CYL|0|-0.5\n-1|2|3||-2|4|5',
      '-100/0:2, -100/-50:3, -200/0:4, -200/-50:5',
    ],
    [
      'a grid beside a grid, without corners',
      '|0|-0.5|||0|-0.5\n-5|2|3||-6|4|5',
      '-500/0:2, -500/-50:3, -600/0:4, -600/-50:5',
    ],
    [
      'a grid beside a grid, without a gap',
      '|0|-0.5||0|-0.5\n-5|2|3|-6|4|5',
      '-500/0:2, -500/-50:3, -600/0:4, -600/-50:5',
    ],
    [
      'a list beside a list',
      'SPH|CYL|Qty||SPH|CYL|Qty\n-1|0|2||-2|-0.5|3\n||||-3|0|1',
      '-100/0:2, -200/-50:3, -300/0:1',
    ],
    [
      'a list beside a list, without a gap',
      'نمره|سیلندر|تعداد|نمره|سیلندر|تعداد\n-۱|۰|۲|-۲|-۰٫۵|۳',
      '-100/0:2, -200/-50:3',
    ],
    [
      'three lists with their lenses',
      'Lens|SPH|CYL|Qty|Lens|SPH|CYL|Qty|Lens|SPH|CYL|Qty\nHC|-1|0|2|HMC|-1|0|3|HC|-2|0|1',
      'hc-156 -100/0:2, -100/0:3, hc-156 -200/0:1',
    ],
    [
      'a list below a list',
      'SPH|CYL|Qty\n-1|0|2\n\nSPH|CYL|Qty\n-2|-0.5|3',
      '-100/0:2, -200/-50:3',
    ],
    [
      'a list below a list, its columns in another order',
      'SPH|CYL|Qty\n-1|0|2\nCYL|SPH|Pairs\n-0.5|-2|3',
      '-100/0:2, -200/-50:6',
    ],
    [
      'a grid below a list',
      'SPH|CYL|Qty\n-1|0|2\n\nSPH/CYL|0|-0.5\n-2|2|3',
      '-100/0:2, -200/0:2, -200/-50:3',
    ],
    [
      'a grid below a list of lenses',
      'Lens|SPH|CYL|Qty\nHC|-1|0|2\n\nSPH/CYL|0|-0.5\n-1|2|3',
      'hc-156 -100/0:2, -100/0:2, -100/-50:3',
    ],
    [
      'a grid without a corner below a list',
      'SPH|CYL|Qty\n-1|0|2\n\n|0|-0.5\n-5|2|3',
      '-100/0:2, -500/0:2, -500/-50:3',
    ],
    [
      'a list below a grid',
      'SPH/CYL|0|-0.5\n-2|2|3\n\nSPH|CYL|Qty\n-1|0|2',
      '-200/0:2, -200/-50:3, -100/0:2',
    ],
    ['a power in two of them', 'SPH|CYL|Qty\n-1|0|2\n\nSPH|CYL|Qty\n-1|0|3', '-100/0:5'],
    [
      'rows after a gap',
      'SPH/CYL|0|-0.5\n+1|2|3\n\n-1|4|5',
      '100/0:2, 100/-50:3, -100/0:4, -100/-50:5',
    ],
  ])('are all read: %s', (_, text, lines) => expect(taken(text)).toBe(lines));

  it.each([
    ['headingTwice 1,3', 'SPH|CYL|CYL|Qty\n-1|0|-0.5|2'],
    ['headingTwice 1,2', 'SPH|SPH|CYL|Qty\n-1|0|-0.5|2'],
    ['headingTwice 1,4', 'SPH|CYL|Qty|Qty\n-1|0|4|2'],
    ['headingTwice 1,4', 'SPH|CYL|Qty|SPH|CYL|Pairs\n-1|0|2|-2|-0.5|3'],
    ['headingTwice 1,5', 'Lens|SPH|CYL|Qty|SPH|CYL|Qty\nHC|-1|0|2|-2|-0.5|3'],
    ['headingTwice 1,2', 'Lens|Code|SPH|CYL|Qty\nHC|HMC|-1|0|2'],
    ['headingTwice 1,4', 'SPH/CYL|0|-0.5|-0.50\n-1|2|3|4'],
    ['headingTwice 1,1', 'SPH/CYL|0|-0.5||SPH|CYL|Qty\n-1|2|3||-2|0|5'],
    ['headingTwice 1,5', 'SPH|CYL|Qty||SPH/CYL|0|-0.5\n-1|0|3||-2|4|5'],
    ['headingUnread 1,3', 'SPH/CYL|0|-0.3|-0.5\n-1|2|3|4'],
    ['headingUnread 4,3', 'SPH/CYL|0|-0.5\n-1|2|3\n\nSPH/CYL|0|-0.3\n-1|2|3'],
    ['headingUnread 3,1', 'SPH|CYL|Qty\n-1|0|1\nSPH|CYL|Price\n-2|0|4'],
    ['headingUnread 4,1', 'SPH|Qty|CYL\n0|2|0\n\n|3\n0|1'],
    ['headingUnread 5,1', 'SPH|Qty|CYL\n0|2|0\n\n|SPH\n|3\n0|1'],
    ['headingUnread 4,1', 'SPH|Qty|CYL\n0|2|0\n\nx|3\n0|1'],
    ['headingUnread 4,2', 'Qty|SPH|CYL\n|0|0\n\n|-0.25|0\n1|1|'],
    ['headingUnread 4,2', 'CYL|SPH|Qty\n0|0|\n\n|-0.25|0\n0||\n-1|1|1'],
    ['unknownColumn 1,5', 'SPH|Qty|CYL||-1\n0|2|0|0|1'],
    ['aboveHeading 1,1', '-1|0|2\n-2|0|3\nSPH|CYL|Qty\n-3|0|1'],
    ['cylinderSign', 'SPH/CYL|0|-0.5\n-1|2|3\n\nSPH/CYL|1|1.5\n-1|4|5'],
    ['cylinderSign', '|0|-0.5\n-5|2|3\n\n|1|1.5\n-1|4|5'],
    ['cylinderSign', 'SPH|0|0.25\n-1|2|3\n\nSPH|0|-0.25\n-1|2|3'],
    ['orientation 4,1', 'SPH/CYL|0|-0.5\n-1|2|3\n\n|-1|-1.5\n-1|4|5'],
  ])('are refused with a reason: %s', (refusal, text) =>
    expect(taken(text)).toBe(`refused ${refusal}`),
  );

  it.each([
    ['a column of quantities', '|0|-0.5|\n-5|2|3|7', '-500/0:2, -500/-50:3, !2,4 noHeading'],
    [
      'a second list',
      'SPH|CYL|Qty\n-1|0|2||-2|-0.5|3\n||||-3|0|1',
      '!2,5 noHeading, !3,5 noHeading',
    ],
    ['a column beside a list', 'SPH|CYL|Qty|\n-1|0|4|9\n-2|0|4|', '-200/0:4, !2,4 noHeading'],
  ])('without their own headings are reported: %s', (_, text, lines) => {
    expect(taken(text)).toBe(lines);
  });

  it.each([
    [
      'a row without its sphere',
      'SPH|CYL|Qty\n-1|0|2\n|-0.5|3\n-2|0|4',
      '-100/0:2, -200/0:4, !3,1 sphereMissing',
    ],
    [
      'the same after a gap',
      'SPH|CYL|Qty\n-1|0|2\n\nabc|-0.5|3\n-2|-0.5|4',
      '-100/0:2, -200/-50:4, !4,1 notAPower',
    ],
    ['numbered rows', '|SPH|CYL|Qty\n1|-1|0|4\n2|-2|0|5\n3|-3|0|5', '-100/0:4, -200/0:5, -300/0:5'],
    ['a remark below', 'SPH|CYL|Qty\n-1|0|2\n\nplease hurry\ncall me|0912', '-100/0:2'],
  ])('are not detected in a single table: %s', (_, text, lines) => expect(taken(text)).toBe(lines));
});
