import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unknownFrame } from '../../../src/domain/frame/known-frame.ts';
import { emptyRxDraft } from '../../../src/domain/rx/draft/draft.ts';
import { frameOfDraft } from '../../../src/domain/rx/draft/frame-of-draft.ts';
import { freshDevice } from '../../support/browser-tab.ts';
import { FakeLab } from '../../support/fake-lab.ts';

const frame = {
  ...unknownFrame,
  brand: 'Atlas',
  model: 'Sim 12',
  colour: 'red',
  type: 'fullRim',
  shape: 'panto',
  a: 525,
  b: 400,
  dbl: 180,
  material: 'metal',
} as const;

beforeEach(() => freshDevice(new FakeLab()));
afterEach(() => vi.unstubAllGlobals());

/** What choosing the frame writes, by path. */
async function written(draft = emptyRxDraft()) {
  const { filledFrame } = await import('../../../src/stores/last-frames/filled-frame.ts');
  return Object.fromEntries(filledFrame(frame, draft).map(({ path, text }) => [path, text]));
}

test('all that is known of a frame is filled in, but its colour', async () => {
  expect(await written()).toEqual({
    'frameDetails.brand': 'Atlas',
    'frameDetails.model': 'Sim 12',
    'frameDetails.material': 'metal',
    'frame.type': 'fullRim',
    'frame.shape': 'panto',
    'frame.a': '۵۲٫۵',
    'frame.b': '۴۰',
    'frame.dbl': '۱۸',
  });
});

test('what a trace measured stays', async () => {
  const trace = { right: null, left: null, kept: [] };
  const names = Object.keys(await written({ ...emptyRxDraft(), trace }));
  expect(names.filter((name) => /frame\.(shape|a|b|dbl|ed)$/.test(name))).toEqual([]);
  expect(names).toContain('frameDetails.model');
});

test('a draft describes a frame by what of it can be read', () => {
  const draft = emptyRxDraft();
  const typed = { type: 'fullRim', shape: 'round?', a: '۵۲٫۵', b: '4000', dbl: 'x', ed: '' };
  const frameDetails = { ...draft.frameDetails, brand: ' Atlas ', material: 'metal' };
  expect(frameOfDraft({ ...draft, frame: typed, frameDetails })).toEqual({
    ...unknownFrame,
    brand: 'Atlas',
    type: 'fullRim',
    a: 525,
    material: 'metal',
  });
});
