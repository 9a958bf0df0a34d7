import { beforeEach, expect, test, vi } from 'vitest';
import { frameListPaths } from '../../../src/api/frame-list/paths.ts';
import { lab as clerk } from '../../fixtures/people.ts';
import { freshDevice } from '../../support/browser-tab.ts';
import { FakeLab, refused } from '../../support/fake-lab.ts';

const id = '01890000-0000-7000-8000-000000000001';
const entry = {
  ...{ brand: 'Atlas', alias: '', model: 'Sim 12', size: '' },
  ...{ type: null, shape: null, a: 525, b: 400, dbl: 180, ed: null, material: null },
};
const listed = { ...entry, id, picture: null };

const firstPage = `${frameListPaths.frames}?`;

let lab: FakeLab;
beforeEach(() => {
  lab = new FakeLab();
  lab.session = clerk;
  freshDevice(lab);
  vi.resetModules();
});

async function openScreen() {
  const { $signedIn } = await import('../../../src/stores/shell/session.ts');
  $signedIn.set(clerk);
  const { $router } = await import('../../../src/stores/shell/router.ts');
  $router.listen(() => {});
  $router.open('/frames');
  const store = await import('../../../src/stores/frame-list/frame-list.ts');
  return { ...store, rows: () => store.frameList.$list.get()?.rows };
}

test('a saved frame is on the list even if its picture is refused', async () => {
  lab.acts.set(frameListPaths.frames, () => {
    lab.offers.set(firstPage, { frames: [listed], next: null });
    return Response.json({ added: 1, changed: 0 });
  });
  const { saveFrame, setFramePicture, rows } = await openScreen();
  expect(await saveFrame(id, entry)).toBe('done');
  expect(await setFramePicture(id, new File(['no picture'], 'frame.png'))).toBe('picture');
  await vi.waitFor(() => expect(rows()).toEqual([listed]));
});

test('a removed frame is off the list, also if somebody else removed it', async () => {
  lab.offers.set(firstPage, { frames: [listed], next: null });
  const { frameList, removeFrame, rows } = await openScreen();
  await frameList.reload();
  expect(rows()).toEqual([listed]);
  lab.offers.set(firstPage, { frames: [], next: null });
  lab.refusesOrders = [404, 'notFound'];
  expect(await removeFrame(id)).toBe('done');
  await vi.waitFor(() => expect(rows()).toEqual([]));
});

test('a frame that is refused leaves the list as it is', async () => {
  lab.acts.set(frameListPaths.frames, () =>
    refused(422, 'invalid', [
      { path: 'frames.0.entry.model', code: 'invalid', params: { fault: 'taken' } },
    ]),
  );
  const { saveFrame } = await openScreen();
  expect(await saveFrame(id, entry)).toBe('taken');
  expect(lab.asked.filter((route) => route.startsWith('GET /api/frames'))).toEqual([]);
});
