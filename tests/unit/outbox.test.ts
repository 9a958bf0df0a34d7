import { beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyRxDraft } from '../../src/domain/rx-draft.ts';
import { newId } from '../../src/stores/new-id.ts';
import { shop, shop2 } from '../fixtures/people.ts';
import { freshDevice, openTab, type Tab } from '../support/browser-tab.ts';
import { FakeLab } from '../support/fake-lab.ts';

let lab: FakeLab;
beforeEach(() => {
  lab = new FakeLab();
  freshDevice(lab);
});

async function queue({ queuePreorder }: Tab): Promise<string> {
  const id = newId();
  const request = { content: { reference: id } } as never;
  await queuePreorder({ kind: 'rx', id, draft: emptyRxDraft(), total: null, owner: null }, request);
  return id;
}

const states = ({ $records }: Tab) => $records.get()?.map(({ state }) => state);

test('an order is not placed in the account of whoever signed in under the open tab', async () => {
  lab.session = shop;
  lab.line = 'down';
  const tab = await openTab(shop);
  const id = await queue(tab);
  await tab.flushOutbox();
  lab.line = 'up';
  lab.session = shop2;
  await tab.flushOutbox();
  expect(lab.orders.size).toBe(0);
  expect(tab.$signedIn.get()).toEqual(shop2);
  expect(states(tab)).toEqual(['queued']);

  lab.session = shop;
  tab.$signedIn.set(shop);
  await tab.flushOutbox();
  expect([...lab.orders]).toMatchObject([[id, { by: shop.account.id }]]);
  expect(states(tab)).toEqual([]);
});

describe('whether anything is to be sent', () => {
  test('is told by the records alone: a tab opened after a kill sends what waits', async () => {
    lab.session = shop;
    lab.line = 'down';
    const id = await queue(await openTab(shop));
    lab.line = 'up';
    const next = await openTab(shop);
    await next.sendWaiting();
    expect([...lab.orders.keys()]).toEqual([id]);
  });

  test('is found out though the device forgot who was signed in', async () => {
    lab.session = shop;
    lab.line = 'down';
    const id = await queue(await openTab(shop));
    lab.line = 'up';
    await (await openTab(null)).sendWaiting();
    expect([...lab.orders.keys()]).toEqual([id]);
  });

  test('is looked at when a deletion is undone', async () => {
    lab.session = shop;
    lab.line = 'down';
    const tab = await openTab(shop);
    const id = await queue(tab);
    await vi.waitFor(() => expect(tab.$records.get()?.[0]?.isTried).toBe(true));
    const [waiting] = tab.$records.get() ?? [];
    if (!waiting) throw new Error('It should wait.');
    await tab.deletePreorder(waiting);
    await tab.flushOutbox();
    lab.line = 'up';
    await tab.restorePreorder(waiting);
    await vi.waitFor(() => expect([...lab.orders.keys()]).toEqual([id]));
  });

  test('costs a device that keeps nothing neither a request nor a database', async () => {
    await (await openTab(shop)).sendWaiting();
    expect(lab.asked).toEqual([]);
    expect(await indexedDB.databases()).toEqual([]);
  });
});

describe('deleting a queued order', () => {
  /** An order that was queued while the line was as named, and the record of it. */
  async function waitingAfter(line: FakeLab['line']) {
    lab.session = shop;
    lab.line = line;
    const tab = await openTab(shop);
    const id = await queue(tab);
    await vi.waitFor(() => expect(tab.$records.get()?.[0]?.isTried).toBe(true));
    await tab.flushOutbox();
    const [preorder] = tab.$records.get() ?? [];
    if (!preorder) throw new Error('It should wait.');
    return { tab, id, preorder };
  }

  test('whose answer was lost says that the lab has it, and does not forget that', async () => {
    const { tab, id, preorder } = await waitingAfter('dropsAnswers');
    expect(await tab.deletePreorder(preorder)).toBe('asked');
    lab.line = 'up';
    await tab.flushOutbox();
    expect(tab.$fates.get()[id]).toBe('sent');
    expect(states(tab)).toEqual([]);
    expect(lab.orders.size).toBe(1);
  });

  test('that never arrived deletes it, and does not send it in between', async () => {
    const { tab, id, preorder } = await waitingAfter('down');
    expect(await tab.deletePreorder(preorder)).toBe('asked');
    expect(states(tab)).toEqual(['queued']);
    lab.line = 'up';
    await tab.flushOutbox();
    expect(tab.$fates.get()[id]).toBe('deleted');
    expect(states(tab)).toEqual([]);
    expect(lab.orders.size).toBe(0);
  });

  test('is not answered by another account’s session, to whom every order is unknown', async () => {
    const { tab, preorder } = await waitingAfter('dropsAnswers');
    lab.line = 'up';
    lab.session = shop2;
    await tab.deletePreorder(preorder);
    await tab.flushOutbox();
    expect(tab.$fates.get()).toEqual({});
    expect(states(tab)).toEqual(['queued']);
  });

  test('in one tab is heard of in the other', async () => {
    const { tab, id, preorder } = await waitingAfter('down');
    const other = await openTab(shop);
    await other.loadRecords();
    await tab.deletePreorder(preorder);
    lab.line = 'up';
    await tab.flushOutbox();
    await vi.waitFor(() => expect(other.$fates.get()[id]).toBe('deleted'));
  });
});

test('an order whose number the lab has with other contents gets one of its own', async () => {
  lab.session = shop;
  const tab = await openTab(shop);
  const id = newId();
  lab.orders.set(id, { by: shop.account.id, body: 'another' });
  const order = { kind: 'rx', id, draft: emptyRxDraft(), total: null, owner: null } as const;
  await tab.queuePreorder(order, { content: {} } as never);
  await vi.waitFor(() => expect(states(tab)).toEqual(['refused']));
  expect(tab.$records.get()).toMatchObject([{ refusal: 'keyReused' }]);
  expect(tab.$records.get()?.[0]?.id).not.toBe(id);
});
