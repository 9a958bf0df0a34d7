import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { KnownFrame } from '../../../src/domain/frame/known-frame.ts';
import { unknownFrame } from '../../../src/domain/frame/unknown-frame.ts';
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

const other = { ...unknownFrame, brand: 'Borna', a: 500 };

/** A form in which frames are chosen, one after the other. */
async function chosenIn() {
  const { createFrameFills } = await import('../../../src/stores/last-frames/filled-frame.ts');
  const { contentOf, createRxForm } = await import('../../../src/stores/rx/form.ts');
  const form = createRxForm();
  const fills = createFrameFills();
  const choose = (chosen: KnownFrame) => {
    const before = contentOf(form);
    form.setAll(fills.fill(chosen, before));
    return () => {
      form.replace(before);
      fills.forgetLast();
    };
  };
  return { form, choose, draft: () => contentOf(form) };
}

test('nothing of a frame stays when another is chosen, though its brand was typed over', async () => {
  const { form, choose, draft } = await chosenIn();
  choose({ ...frame, ed: 550 });
  form.type('frameDetails.brand', 'bor');
  const undo = choose(other);
  expect(draft().frame).toEqual({ ...emptyRxDraft().frame, a: '۵۰' });
  expect(draft().frameDetails).toEqual({ ...emptyRxDraft().frameDetails, brand: 'Borna' });
  undo();
  expect(draft().frame.ed).toBe('۵۵');
  choose({ ...other, a: null });
  expect(draft().frame).toEqual(emptyRxDraft().frame);
});

test('a measure typed by hand stays', async () => {
  const { form, choose, draft } = await chosenIn();
  choose({ ...frame, ed: 550 });
  form.type('frame.ed', '56');
  choose(other);
  expect(draft().frame.ed).toBe('56');
});

test('a measure typed by hand stays, though a frame that was undone has the same', async () => {
  const { form, choose, draft } = await chosenIn();
  form.type('frame.ed', '۵۵');
  choose({ ...frame, ed: 550 })();
  choose(other);
  expect(draft().frame.ed).toBe('۵۵');
});

test('what a trace measured stays, though a frame had the same', async () => {
  const { form, choose, draft } = await chosenIn();
  choose({ ...frame, ed: 550 });
  form.put('trace', { right: null, left: null, kept: [] });
  choose(other);
  expect(draft().frame.ed).toBe('۵۵');
  expect(draft().frame.type).toBe('');
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
