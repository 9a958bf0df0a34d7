import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { emptyRxDraft } from '../../../src/domain/rx/draft/draft.ts';
import { newId } from '../../../src/stores/device/records/new-id.ts';
import { shop, shop2 } from '../../fixtures/people.ts';
import { progressiveOrder } from '../../fixtures/rx.ts';
import { freshDevice, openTab, type Tab } from '../../support/browser-tab.ts';
import { FakeLab } from '../../support/fake-lab.ts';

let lab: FakeLab;
beforeEach(() => {
  lab = new FakeLab();
  freshDevice(lab);
  lab.session = shop;
});

async function queue({ queuePreorder }: Tab): Promise<void> {
  const id = newId();
  const request = { content: progressiveOrder({ reference: id }) };
  await queuePreorder({ kind: 'rx', id, draft: emptyRxDraft(), total: null, owner: null }, request);
}

/** What the header says, once and each time that it changes. */
async function said() {
  const { $ordersToSend } = await import('../../../src/stores/shell/offline.ts');
  const heard: unknown[] = [];
  $ordersToSend.subscribe((orders) => heard.push(orders));
  return { heard, now: () => $ordersToSend.get() };
}

test('the header says how many orders wait, until the lab has them', async () => {
  lab.line = 'down';
  const tab = await openTab(shop);
  const sign = await said();
  await queue(tab);
  await queue(tab);
  await vi.waitFor(() => expect(sign.now()).toEqual({ count: 2, phase: 'waiting' }));
  lab.line = 'up';
  await tab.flushOutbox();
  expect(sign.now()).toBeNull();
  expect(sign.heard).toContainEqual({ count: 1, phase: 'sending' });
});

test('a retry on a dead connection changes nothing on screen', async () => {
  lab.line = 'down';
  const tab = await openTab(shop);
  const sign = await said();
  await queue(tab);
  await vi.waitFor(() => expect(sign.now()).toEqual({ count: 1, phase: 'waiting' }));
  await tab.flushOutbox();
  await tab.flushOutbox();
  expect(new Set(sign.heard.map((each) => JSON.stringify(each)))).toEqual(
    new Set(['null', '{"count":1,"phase":"waiting"}']),
  );
});

/** Lets the second after which the header speaks last for the whole test: a slow machine sends no sooner. */
function holdSecond(): void {
  const soon = globalThis.setTimeout;
  vi.stubGlobal('setTimeout', (act: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) =>
    soon(ms === 1_000 ? () => {} : act, ms, ...given),
  );
  onTestFinished(() => void vi.stubGlobal('setTimeout', soon));
}

test('an order that is at the lab within a second is not mentioned', async () => {
  holdSecond();
  const tab = await openTab(shop);
  const sign = await said();
  await queue(tab);
  await tab.flushOutbox();
  expect(lab.orders.size).toBe(1);
  expect(sign.heard).toEqual([null]);
});

test('no user sees another user’s records, and a signed-out device asks for a sign-in', async () => {
  lab.line = 'down';
  const tab = await openTab(shop);
  const sign = await said();
  await queue(tab);
  await vi.waitFor(() => expect(sign.now()).not.toBeNull());
  tab.$signedIn.set(shop2);
  expect(sign.now()).toBeNull();
  tab.$signedIn.set(null);
  await vi.waitFor(() => expect(sign.now()).toEqual({ count: 1, phase: 'signIn' }));
});

test('the header says that the lab has no room, also while it is asked again', async () => {
  lab.refusesOrders = [507, 'diskFull'];
  const tab = await openTab(shop);
  const sign = await said();
  await queue(tab);
  await vi.waitFor(() => expect(sign.now()).toEqual({ count: 1, phase: 'labFull' }));
  await tab.flushOutbox();
  expect(new Set(sign.heard.map((each) => JSON.stringify(each)))).toEqual(
    new Set(['null', '{"count":1,"phase":"labFull"}']),
  );
  lab.refusesOrders = undefined;
  await tab.flushOutbox();
  expect(sign.now()).toBeNull();
});
