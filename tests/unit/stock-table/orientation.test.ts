import { describe, expect, it } from 'vitest';
import { taken } from './taken.ts';

const body = '0.00|2|4\n-0.50|1|3';
const turned = '-100/0:2, -200/0:4, -100/-50:1, -200/-50:3';
const usual = '-100/0:2, -100/-50:4, -200/0:1, -200/-50:3';

describe('a grid with cylinders down', () => {
  it.each([
    ['CYL/SPH', `CYL/SPH|-1.00|-2.00\n${body}`],
    ['cylinder \\ sphere', `cylinder \\ sphere|-1.00|-2.00\n${body}`],
    ['Cyl. / Sph.', `Cyl. / Sph.|-100|-200\n${body}`],
    ['C/S', `C/S|-1.00|-2.00\n${body}`],
    ['CYLSPH', `CYLSPH|-1.00|-2.00\n${body}`],
    ['سیلندر/اسفر', 'سیلندر/اسفر|۱٫۰۰-|۲٫۰۰-\n۰|۲|۴\n۰٫۵۰-|۱|۳'],
    ['سيلندر و نمره', `سيلندر و نمره|-1.00|-2.00\n${body}`],
    ['arrows', `SPH → CYL ↓|-1.00|-2.00\n${body}`],
    ['CYL alone, with 0.00 below it', `CYL|-1.00|-2.00\n${body}`],
    ['SPH above the first row', `|SPH|SPH\n|-1.00|-2.00\n${body}`],
    ['SPH above and CYL in the corner', `|SPH|\nCYL|-1.00|-2.00\n${body}`],
    ['CYL beside the first column', `||-1.00|-2.00\nCYL|0.00|2|4\nCYL|-0.50|1|3`],
    ['a title above', `Order of today\n\nCYL/SPH|-1.00|-2.00\n${body}`],
    ['sums', `CYL/SPH|-1.00|-2.00|Total\n0.00|2|4|6\n-0.50|1|3|4\nTotal|3|7|10`],
  ])('is transposed, as indicated by %s', (_, text) => expect(taken(text)).toBe(turned));

  it.each([
    ['both signs across', `|-1.00|+2.00\n${body}`, '-100/0:2, 200/0:4, -100/-50:1, 200/-50:3'],
    [
      'a minus across, as spreadsheets write both signs',
      `|-1|1\n${body}`,
      '-100/0:2, 100/0:4, -100/-50:1, 100/-50:3',
    ],
    [
      'spheres that cannot be cylinders',
      `|-7.00|-8.00\n${body}`,
      '-700/0:2, -800/0:4, -700/-50:1, -800/-50:3',
    ],
    [
      'CYL/SPH and a plus',
      `CYL/SPH|+1.00|+2.00\n${body}`,
      '100/0:2, 200/0:4, 100/-50:1, 200/-50:3',
    ],
  ])('is transposed for %s', (_, text, lines) => expect(taken(text)).toBe(lines));

  it.each([
    ['nothing indicates the orientation', `|-1.00|-2.00\n${body}`],
    ['nothing indicates the orientation, with 0.00 on both sides', '|0|-0.50\n0|2|4\n-0.50|1|3'],
    ['a plus may be a cylinder in plus form', `|+1.00|+2.00\n${body}`],
    ['both could be cylinders of the charts', `|-4.50|-5.00\n${body}`],
    ['the corner and the signs disagree', 'CYL/SPH|0|-0.50\n+1.00|2|4\n-1.00|1|3'],
    ['the corner and the signs disagree across', `SPH/CYL|-1.00|+2.00\n${body}`],
    ['the corner and the label above disagree', `|SPH|SPH\nSPH/CYL|-1.00|-2.00\n${body}`],
    ['CYL in the corner may name the first row', 'CYL|0|-0.50\n-1.00|2|4\n-2.00|1|3'],
    ['SPH in the corner may name the first row', `SPH|-1.00|-2.00\n${body}`],
    ['the cylinders would be too strong', 'CYL/SPH|0|-0.50\n-6.50|2|4\n-7.00|1|3'],
  ])('is refused if %s', (_, text) => expect(taken(text)).toMatch(/^refused orientation /));

  it('is refused if its spheres have no sign', () => {
    expect(taken(`CYL/SPH|1.00|2.00\n${body}`)).toBe('refused cylinderSign');
  });
});

describe('a grid with spheres down', () => {
  const rows = '-1.00|2|4\n-2.00|1|3';
  it.each([
    ['SPH/CYL', `SPH/CYL|0|-0.50\n${rows}`],
    ['SPH\\CYL', `SPH\\CYL|0|-0.50\n${rows}`],
    ['اسفر/سیلندر', `اسفر/سیلندر|0|-0.50\n${rows}`],
    ['SPH', `SPH|0|-0.50\n${rows}`],
    ['CYL above', `|CYL|CYL\n|0|-0.50\n${rows}`],
    ['nothing, but its cylinders begin at 0.00 and are weaker', `|0|-0.50\n${rows}`],
    ['an empty column before it', `||0|-0.50\n|-1.00|2|4\n|-2.00|1|3`],
    ['another word in the corner', `Power|0|-0.50\n${rows}`],
  ])('is read as usual with %s', (_, text) => expect(taken(text)).toBe(usual));

  it.each([
    ['SPH/CYL', 'SPH/CYL|0|-0.50\n0.00|2|4\n-0.50|1|3', '0/0:2, 0/-50:4, -50/0:1, -50/-50:3'],
    [
      'strong spheres',
      '|0|-0.50\n-0.50|2|4\n-5.00|1|3',
      '-50/0:2, -50/-50:4, -500/0:1, -500/-50:3',
    ],
    ['both signs', '|0|-0.50\n+1.00|2|4\n-1.00|1|3', '100/0:2, 100/-50:4, -100/0:1, -100/-50:3'],
    [
      'both signs, and CYL in the corner',
      'CYL|0|-0.50\n+1.00|2|4\n0|1|3',
      '100/0:2, 100/-50:4, 0/0:1, 0/-50:3',
    ],
    ['plus alone', '|0|-0.50\n+1.00|2|4', '100/0:2, 100/-50:4'],
  ])('is read as usual for %s', (_, text, lines) => expect(taken(text)).toBe(lines));
});
