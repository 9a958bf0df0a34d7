import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lastFramesPath } from '../../../src/api/last-frames/paths.ts';
import { unknownFrame } from '../../../src/domain/frame/unknown-frame.ts';
import { emptyRxDraft } from '../../../src/domain/rx/draft/draft.ts';
import { newId } from '../../../src/stores/device/records/new-id.ts';
import { shop, shop2 } from '../../fixtures/people.ts';
import { freshDevice, openTab } from '../../support/browser-tab.ts';
import { FakeLab } from '../../support/fake-lab.ts';
import { fakeStorage } from '../../support/fake-storage.ts';

let lab: FakeLab;
beforeEach(() => {
  lab = new FakeLab();
  lab.session = shop;
  freshDevice(lab);
  vi.stubGlobal('sessionStorage', fakeStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A tab in which a shop saved prescriptions with these brands; the last one is on the screen. */
async function tabWithSaved(brands: readonly string[]) {
  const tab = await openTab(shop);
  const { rememberDraft } = await import('../../../src/stores/device/records/draft-claims.ts');
  for (const brand of brands) {
    const id = newId();
    const empty = emptyRxDraft();
    const draft = { ...empty, frameDetails: { ...empty.frameDetails, brand } };
    await tab.savePreorder({ kind: 'rx', id, draft, total: null, owner: null });
    rememberDraft('rx', id);
  }
  const { $lastFrames, followLastFrames, typeFrame } = await import(
    '../../../src/stores/last-frames/last-frames.ts'
  );
  const known = () => $lastFrames.get().map(({ brand }) => brand);
  return { ...tab, followLastFrames, typeFrame, known };
}

test('offline the frames of what this device wrote are suggested, but not of the order on the screen', async () => {
  lab.line = 'down';
  const { followLastFrames, known } = await tabWithSaved(['Atlas', 'on the screen']);
  const unfollow = followLastFrames();
  await vi.waitFor(() => expect(known()).toEqual(['Atlas']));
  unfollow();
});

test('the lab’s are suggested first', async () => {
  lab.offers.set(lastFramesPath, { frames: [{ ...unknownFrame, brand: 'Rayan' }] });
  const { followLastFrames, known } = await tabWithSaved(['Atlas', 'on the screen']);
  const unfollow = followLastFrames();
  await vi.waitFor(() => expect(known()).toEqual(['Rayan', 'Atlas']));
  unfollow();
});

test('nothing of them is left for the next user', async () => {
  lab.line = 'down';
  const { followLastFrames, known, $signedIn } = await tabWithSaved(['Atlas', 'on the screen']);
  const unfollow = followLastFrames();
  await vi.waitFor(() => expect(known()).toEqual(['Atlas']));
  unfollow();
  $signedIn.set(shop2);
  expect(known()).toEqual([]);
});

test('a typed text is searched at the lab once, after a pause in typing', async () => {
  const path = `${lastFramesPath}?text=ray+ban`;
  lab.offers.set(lastFramesPath, { frames: [] });
  lab.offers.set(path, { frames: [{ ...unknownFrame, brand: 'Ray-Ban', model: 'RB 1' }] });
  const { followLastFrames, typeFrame, known } = await tabWithSaved(['Atlas', 'on the screen']);
  const unfollow = followLastFrames();
  await vi.waitFor(() => expect(known()).toEqual(['Atlas']));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const rest = () => vi.advanceTimersByTimeAsync(1000);
  for (const brand of ['ray', 'ray b', 'ray ban']) typeFrame({ brand, model: '' });
  await rest();
  vi.useRealTimers();
  await vi.waitFor(() => expect(known()).toEqual(['Atlas', 'Ray-Ban']));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  typeFrame({ brand: 'ray ban', model: '' });
  await rest();
  expect(lab.asked.filter((route) => route.includes('text='))).toEqual([`GET ${path}`]);
  unfollow();
});
