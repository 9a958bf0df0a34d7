import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameTexts, noFrameDetails } from '../../../src/domain/frame/details.ts';
import {
  distinctFrames,
  type NamedFrame,
  suggestedTexts,
} from '../../../src/domain/frame/last-frames.ts';

function named(brand: string, model = '', colour = '', size = ''): NamedFrame {
  return { brand, model, colour, size };
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

  it('are left out if nothing is said of them, and have only their texts', () => {
    const parcelled = { ...noFrameDetails, model: 'Sim 12', parcel: 'Post' };
    expect(distinctFrames([noFrameDetails, named(' '), parcelled])).toEqual([named('', 'Sim 12')]);
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
