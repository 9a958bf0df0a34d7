import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameTexts } from '../../../src/domain/frame/frame-texts.ts';
import type { KnownFrame } from '../../../src/domain/frame/known-frame.ts';
import {
  distinctFrames,
  frameOfOrder,
  recognised,
  suggestedFrames,
  suggestedTexts,
} from '../../../src/domain/frame/last-frames.ts';
import { unknownFrame } from '../../../src/domain/frame/unknown-frame.ts';

function named(brand: string, model = '', colour = '', size = ''): KnownFrame {
  return { ...unknownFrame, brand, model, colour, size };
}

const last = [
  named('Atlas', 'Sim 12', 'مشکی', '52□18-140'),
  named('Atlas', 'Sim 14', 'طلایی'),
  named('ری‌بن', 'RB-5154', 'مشکی'),
  named('Atlas', 'Sim 12', 'قهوه‌ای', '54□18-145'),
];
const nothing = named('');

describe('frames of the last orders', () => {
  it('are kept once, as they were first spelled', () => {
    const again = [
      named('ATLAS', 'sim 12', 'مشكي', '۵۲□۱۸-۱۴۰'),
      named('ري بن', 'rb 5154', 'مشکی'),
    ];
    expect(distinctFrames([...last, ...again])).toEqual([...last, again[1]]);
    expect(distinctFrames([named('ري‌بن', 'RB-5154', 'مشكي'), ...last])[0]?.brand).toBe('ري‌بن');
  });

  it('are left out if nothing is said of them', () => {
    const unnamed = { ...unknownFrame, a: 520 };
    expect(distinctFrames([unnamed, named(' '), named('', 'Sim 12')])).toEqual([
      named('', 'Sim 12'),
    ]);
  });

  it('have the measures of the order that says most, never mixed, and what else is known', () => {
    const first = { ...named('Atlas', 'Sim 12'), a: 520, dbl: 180 };
    const fuller = { ...named('ATLAS', 'sim-12'), a: 530, b: 400, ed: 560 };
    const pictured = { ...named('Atlas', 'Sim 12'), alias: 'اطلس', picture: 'c0ffee', a: 540 };
    expect(distinctFrames([first, fuller, pictured])).toEqual([
      { ...fuller, brand: 'Atlas', model: 'Sim 12', alias: 'اطلس', picture: 'c0ffee' },
    ]);
    const later = { ...fuller, b: 410 };
    expect(distinctFrames([fuller, later])).toEqual([fuller]);
  });

  it('are read of orders of any age', () => {
    expect(frameOfOrder({}, null)).toEqual(unknownFrame);
    expect(frameOfOrder({ brand: 'Atlas' }, { a: 520, type: 'rimless' })).toEqual({
      ...named('Atlas'),
      a: 520,
      type: 'rimless',
    });
  });
});

describe('the frames suggested', () => {
  const rayBan = { ...named('Ray-Ban', 'RB-5154', '', '51□21'), alias: 'ری‌بن', a: 510 };
  const frames = [...last, rayBan, named('', '', 'red')];
  const names = (typed: { brand: string; model?: string }) =>
    suggestedFrames({ model: '', ...typed }, frames, 8).map(({ brand, model }) => [brand, model]);

  it.each([
    ['a beginning of the brand', { brand: 'atl' }, 3],
    ['each of several words', { brand: 'atlas 54' }, 1],
    ['another spelling, in the other script too', { brand: 'ري بن' }, 2],
    ['a part of the model', { brand: '', model: '۵۱۵۴' }, 2],
    ['both fields', { brand: 'ray', model: 'rb5154' }, 1],
    ['no part of a word but its beginning', { brand: 'las' }, 0],
    ['nothing typed: all that have a name', { brand: '' }, 5],
  ])('by %s', (_, typed, count) => {
    expect(names(typed)).toHaveLength(count);
  });

  it('are each once whatever their colour, at most as many as asked for', () => {
    const colours = [
      named('Atlas', 'Sim 12', 'red'),
      { ...named('Atlas', 'Sim 12', 'blue'), b: 1 },
    ];
    expect(suggestedFrames(named('atlas'), colours, 8)).toEqual([
      { ...named('Atlas', 'Sim 12'), b: 1 },
    ]);
    expect(suggestedFrames(named(''), frames, 2)).toHaveLength(2);
  });

  it('recognise the one that is typed', () => {
    expect(recognised(named('ray ban', 'rb 5154', 'any', '۵۱□۲۱'), frames)?.a).toBe(510);
    expect(recognised(named('ray ban', 'rb 5154'), frames)).toBeNull();
    expect(recognised(named('', '', 'red'), frames)).toBeNull();
  });
});

describe('the texts suggested', () => {
  it.each([
    ['brand', 'before anything is typed', nothing, ['Atlas', 'ری‌بن']],
    ['model', 'before anything is typed', nothing, ['Sim 12', 'Sim 14', 'RB-5154']],
    ['model', 'of a brand, in any spelling', named(' atlas'), ['Sim 12', 'Sim 14']],
    ['model', 'of a brand nobody ordered', named('New'), ['Sim 12', 'Sim 14', 'RB-5154']],
    ['colour', 'of a model', named('Atlas', 'Sim 12'), ['مشکی', 'قهوه‌ای']],
    ['colour', 'of a model alone', named('', 'sim 14'), ['طلایی']],
    ['size', 'of a frame', named('Atlas', 'Sim 12', 'قهوه‌ای'), ['54□18-145']],
    ['size', 'where the frame had none', named('ری‌بن'), ['52□18-140', '54□18-145']],
    ['brand', 'whatever comes after', named('', 'RB-5154', 'مشکی'), ['Atlas', 'ری‌بن']],
  ] as const)('for the %s %s', (name, _, typed, texts) => {
    expect(suggestedTexts(name, typed, last)).toEqual(texts);
  });

  it('are each once, not empty, and of the frames', () => {
    const text = fc.constantFrom('', ' ', 'a', 'A', 'b', 'ي', 'ی');
    const frame = fc.record({ brand: text, model: text, colour: text, size: text });
    fc.assert(
      fc.property(fc.array(frame), frame, fc.constantFrom(...frameTexts), (frames, typed, name) => {
        const texts = suggestedTexts(name, typed, frames);
        const fields = new Set(frames.map((each) => each[name].trim()));
        return (
          texts.every((each) => each !== '' && fields.has(each)) &&
          new Set(texts.map((each) => each.toLowerCase())).size === texts.length
        );
      }),
    );
  });
});
