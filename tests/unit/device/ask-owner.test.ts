import { beforeEach, expect, test, vi } from 'vitest';
import { sessionPaths } from '../../../src/api/session/paths.ts';
import { emptyRxDraft } from '../../../src/domain/rx/draft/draft.ts';
import { newId } from '../../../src/stores/device/records/new-id.ts';
import { shop } from '../../fixtures/people.ts';
import { progressiveOrder } from '../../fixtures/rx.ts';
import { freshDevice, openTab, type Tab } from '../../support/browser-tab.ts';
import { FakeLab } from '../../support/fake-lab.ts';

let lab: FakeLab;
beforeEach(() => {
  lab = new FakeLab();
  freshDevice(lab);
  visit();
});

/** A new tab's storage, which its pages share. */
function visit(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
}

async function queue({ queuePreorder }: Tab): Promise<void> {
  const id = newId();
  const request = { content: progressiveOrder({ reference: id }) };
  await queuePreorder({ kind: 'rx', id, draft: emptyRxDraft(), total: null, owner: null }, request);
}

/** Leaves a refused order on the device and signs out. */
async function leaveRefused(): Promise<void> {
  lab.session = shop;
  lab.refusesOrders = [422, 'invalid'];
  const tab = await openTab(shop);
  await queue(tab);
  await tab.flushOutbox();
  expect(tab.$records.get()?.map(({ state }) => state)).toEqual(['refused']);
  lab.session = null;
}

/** How often a new page of a signed-out tab asks who is signed in. */
async function asksOnPage(): Promise<number> {
  const before = lab.asked.length;
  await (await openTab(null)).sendWaiting();
  return lab.asked.slice(before).filter((each) => each === `GET ${sessionPaths.session}`).length;
}

test('a signed-out device with a refused order asks once per visit who is signed in', async () => {
  await leaveRefused();
  expect([await asksOnPage(), await asksOnPage(), await asksOnPage()]).toEqual([1, 0, 0]);
  visit();
  expect([await asksOnPage(), await asksOnPage()]).toEqual([1, 0]);
});

test('without a connection nothing is learned, so the next page asks again', async () => {
  await leaveRefused();
  lab.line = 'down';
  expect(await asksOnPage()).toBe(0);
  lab.line = 'up';
  expect([await asksOnPage(), await asksOnPage()]).toEqual([1, 0]);
});

test('with an order to send, every page asks', async () => {
  await leaveRefused();
  lab.line = 'down';
  await queue(await openTab(shop));
  lab.line = 'up';
  expect(await asksOnPage()).toBeGreaterThan(0);
  expect(await asksOnPage()).toBeGreaterThan(0);
});
