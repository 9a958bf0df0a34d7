import { beforeEach, describe, expect, test, vi } from 'vitest';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { orderNumber } from '../../../src/domain/order/order-number.ts';
import { emptyRxDraft } from '../../../src/domain/rx/draft/draft.ts';
import { claimDraft } from '../../../src/stores/device/records/draft-claims.ts';
import { newId } from '../../../src/stores/device/records/new-id.ts';
import { shop, shop2 } from '../../fixtures/people.ts';
import { progressiveOrder } from '../../fixtures/rx.ts';
import { freshDevice, openTab, type Tab } from '../../support/browser-tab.ts';
import { FakeLab, refused } from '../../support/fake-lab.ts';

let lab: FakeLab;
beforeEach(() => {
  lab = new FakeLab();
  freshDevice(lab);
});

async function queue({ queuePreorder }: Tab): Promise<string> {
  const id = newId();
  const request = { content: progressiveOrder({ reference: id }) };
  await queuePreorder({ kind: 'rx', id, draft: emptyRxDraft(), total: null, owner: null }, request);
  return id;
}

const states = ({ $records }: Tab) => $records.get()?.map(({ state }) => state);

test('an order is not placed in the account of a user who signed in under the open tab', async () => {
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

describe('whether anything has to be sent', () => {
  test('depends only on the records: a tab opened after a kill sends what waits', async () => {
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
    await queue(tab);
    await vi.waitFor(() => expect(tab.$records.get()?.[0]?.isTried).toBe(true));
    const [waiting] = tab.$records.get() ?? [];
    if (!waiting) throw new Error('It should wait.');
    await tab.deletePreorder(waiting);
    await tab.flushOutbox();
    lab.line = 'up';
    await tab.restorePreorder(waiting);
    // Under another id if the deletion was reported to the lab in between.
    await vi.waitFor(() => expect(states(tab)).toEqual([]));
    const bodies = [...lab.orders.values()].map(({ body }) => JSON.parse(body));
    expect(bodies).toEqual([waiting.request]);
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

  test('whose response was lost still learns that the lab has it, and remembers that', async () => {
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

  test('keeps a request that is still on its way from being placed later', async () => {
    const { tab, id, preorder } = await waitingAfter('delays');
    await tab.deletePreorder(preorder);
    lab.line = 'up';
    await tab.flushOutbox();
    expect(tab.$fates.get()[id]).toBe('deleted');
    expect(new Set(lab.arriveDelayed())).toEqual(new Set([410]));
    expect(lab.orders.size).toBe(0);
  });

  test('and keeping it after all sends it under another id when the lab holds the old one back', async () => {
    const { tab, id, preorder } = await waitingAfter('delays');
    lab.line = 'dropsAnswers';
    await tab.deletePreorder(preorder);
    await tab.flushOutbox();
    expect([...lab.withdrawn]).toEqual([id]);
    lab.line = 'down';
    await tab.keepQueued(id);
    await tab.flushOutbox();
    const { $lastQueued } = await import('../../../src/stores/device/records/sending.ts');
    expect($lastQueued.get()).toBe(id);
    lab.line = 'up';
    await tab.flushOutbox();
    lab.arriveDelayed();
    expect(lab.orders.size).toBe(1);
    const [[placed, { body }] = ['', { body: '' }]] = lab.orders;
    expect(placed).not.toBe(id);
    expect($lastQueued.get()).toBe(placed);
    expect(JSON.parse(body)).toEqual(preorder.request);
    expect(states(tab)).toEqual([]);
  });

  test('and taking the deletion back sends it, once', async () => {
    const { tab, preorder } = await waitingAfter('delays');
    await tab.deletePreorder(preorder);
    lab.line = 'up';
    await tab.flushOutbox();
    await tab.restorePreorder(preorder);
    await tab.flushOutbox();
    lab.arriveDelayed();
    expect(lab.orders.size).toBe(1);
    expect(states(tab)).toEqual([]);
  });

  test('while it is being refused deletes it', async () => {
    const { tab, id, preorder } = await waitingAfter('down');
    lab.orders.set(id, { by: shop.account.id, body: 'another' });
    lab.line = 'up';
    lab.beforeAnswer = () => tab.deletePreorder(preorder);
    await tab.flushOutbox();
    await vi.waitFor(() => expect(tab.$fates.get()[id]).toBe('deleted'));
    expect(states(tab)).toEqual([]);
  });

  test('while it is being refused still holds its id back', async () => {
    const { tab, id, preorder } = await waitingAfter('delays');
    lab.line = 'up';
    lab.refusesOrders = [422, 'invalid'];
    lab.beforeAnswer = () => tab.deletePreorder(preorder);
    await tab.flushOutbox();
    await vi.waitFor(() => expect(tab.$fates.get()[id]).toBe('deleted'));
    lab.refusesOrders = undefined;
    expect(new Set(lab.arriveDelayed())).toEqual(new Set([410]));
  });

  test('does not hold up the orders behind it when the lab refuses to withdraw', async () => {
    const { tab, id, preorder } = await waitingAfter('down');
    await tab.deletePreorder(preorder);
    lab.refusesWithdrawals = [403, 'forbidden'];
    lab.line = 'up';
    const next = await queue(tab);
    await tab.flushOutbox();
    expect([...lab.orders.keys()]).toEqual([next]);
    expect(tab.$records.get()).toMatchObject([{ id, isWithdrawn: true }]);
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

  test('in one tab notifies the other', async () => {
    const { tab, id, preorder } = await waitingAfter('down');
    const other = await openTab(shop);
    await other.loadRecords();
    await tab.deletePreorder(preorder);
    lab.line = 'up';
    await tab.flushOutbox();
    await vi.waitFor(() => expect(other.$fates.get()[id]).toBe('deleted'));
  });
});

/** A refused order with an earlier request still in flight, and its record. */
async function refusedBehind() {
  lab.session = shop;
  lab.line = 'delays';
  const tab = await openTab(shop);
  const id = await queue(tab);
  await tab.flushOutbox();
  lab.line = 'up';
  lab.refusesOrders = [422, 'invalid'];
  await tab.flushOutbox();
  lab.refusesOrders = undefined;
  const [preorder] = tab.$records.get() ?? [];
  if (preorder?.state !== 'refused') throw new Error('It should be refused.');
  return { tab, id, preorder };
}

describe('a refused order that an earlier request places after all', () => {
  /** The earlier request arrives, and the lab has the order. */
  function placeLate(id: string): void {
    lab.arriveDelayed();
    lab.offers.set(`${orderPaths.orders}?text=${orderNumber(id)}`, { orders: [{ id }] });
  }

  test('leaves the device at the next look, and is reported as sent', async () => {
    const { tab, id } = await refusedBehind();
    placeLate(id);
    await tab.sendWaiting();
    expect(states(tab)).toEqual([]);
    expect(tab.$fates.get()[id]).toBe('sent');
    const { $toasts } = await import('../../../src/stores/shell/toasts.ts');
    expect($toasts.get().map(({ kind }) => kind)).toEqual(['danger', 'success']);
  });

  test('is not asked for at each periodic look', async () => {
    const { tab, id } = await refusedBehind();
    placeLate(id);
    const before = lab.asked.length;
    await tab.sendWaiting(15_000);
    expect(lab.asked).toHaveLength(before);
    expect(states(tab)).toEqual(['refused']);
  });

  test('stays while another tab has it open, and while it has unsaved changes', async () => {
    const { tab, id } = await refusedBehind();
    placeLate(id);
    const release = await claimDraft(id);
    await tab.sendWaiting();
    expect(states(tab)).toEqual(['refused']);
    release?.();
    const typed = { ...emptyRxDraft(), patient: 'typed' };
    await tab.keepDraft({
      ...{ kind: 'rx', id, draft: typed, preorder: true },
      ...{ owner: null, caller: null, corrects: null },
    });
    await tab.sendWaiting();
    expect(states(tab)).toEqual(['refused']);
    await tab.dropDraft(id);
    await tab.sendWaiting();
    expect(states(tab)).toEqual([]);
  });
});

test('a refused correction leaves the device once the lab has made it, not because its order is there', async () => {
  lab.session = shop;
  const tab = await openTab(shop);
  const [id, order] = [newId(), newId()];
  lab.acts.set(orderPaths.corrections(order), () => refused(422, 'invalid'));
  const corrects = { order, after: newId(), pieces: {} };
  const work = {
    kind: 'rx',
    id,
    draft: emptyRxDraft(),
    total: null,
    owner: null,
    corrects,
  } as const;
  await tab.queuePreorder(work, { content: progressiveOrder(), after: corrects.after });
  await vi.waitFor(() => expect(states(tab)).toEqual(['refused']));
  lab.offers.set(orderPaths.order(order), { id: order, events: [{ id: corrects.after }] });
  await tab.sendWaiting();
  expect(states(tab)).toEqual(['refused']);
  lab.offers.set(orderPaths.order(order), { id: order, events: [{ id: corrects.after }, { id }] });
  await tab.sendWaiting();
  expect(states(tab)).toEqual([]);
});

describe('deleting an order that was refused', () => {
  /** The earlier request arrives, and finds its id taken. */
  function expectHeldBack(): void {
    expect(new Set(lab.arriveDelayed())).toEqual(new Set([410]));
    expect(lab.orders.size).toBe(0);
  }

  test('and is kept after all: it stays refused, and nothing sends it', async () => {
    const { tab, id, preorder } = await refusedBehind();
    lab.line = 'down';
    await tab.deletePreorder(preorder);
    await tab.flushOutbox();
    await tab.keepQueued(id);
    const { state, issues, refusal } = preorder;
    expect(tab.$records.get()).toMatchObject([{ state, issues, refusal, isWithdrawn: false }]);
    lab.line = 'up';
    await tab.flushOutbox();
    expect(lab.orders.size).toBe(0);
  });

  test('holds the request back that is still on its way', async () => {
    const { tab, id, preorder } = await refusedBehind();
    expect(await tab.deletePreorder(preorder)).toBe('asked');
    await vi.waitFor(() => expect(tab.$fates.get()[id]).toBe('deleted'));
    expect(states(tab)).toEqual([]);
    expectHeldBack();
  });

  test('says that the lab has it if the request was faster', async () => {
    const { tab, id, preorder } = await refusedBehind();
    lab.arriveDelayed();
    await tab.deletePreorder(preorder);
    await vi.waitFor(() => expect(tab.$fates.get()[id]).toBe('sent'));
    expect(states(tab)).toEqual([]);
  });

  test('waits for the line, in another tab too, and can be undone until then', async () => {
    const { tab, id, preorder } = await refusedBehind();
    lab.line = 'down';
    expect(await tab.deletePreorder(preorder)).toBe('asked');
    await tab.flushOutbox();
    expect(tab.$records.get()).toMatchObject([{ id, state: 'queued', isWithdrawn: true }]);
    await tab.restorePreorder(preorder);
    expect(tab.$records.get()).toMatchObject([preorder]);
    await tab.deletePreorder(preorder);
    lab.line = 'up';
    await (await openTab(shop)).flushOutbox();
    expectHeldBack();
  });

  test('holds it back as well after the order was changed and saved', async () => {
    const { tab, id } = await refusedBehind();
    const draft = { ...emptyRxDraft(), patient: 'changed' };
    await tab.savePreorder({ kind: 'rx', id, draft, total: null, owner: null });
    const [changed] = tab.$records.get() ?? [];
    expect(changed).toMatchObject({ id, state: 'draft', isTried: true });
    if (changed) await tab.deletePreorder(changed);
    await vi.waitFor(() => expect(tab.$fates.get()[id]).toBe('deleted'));
    expectHeldBack();
  });

  test('and keeping one after all that was changed shows it as it was typed', async () => {
    const { tab, id } = await refusedBehind();
    await tab.savePreorder({ kind: 'rx', id, draft: emptyRxDraft(), total: null, owner: null });
    const [changed] = tab.$records.get() ?? [];
    lab.line = 'down';
    if (changed) await tab.deletePreorder(changed);
    await tab.keepQueued(id);
    expect(tab.$records.get()).toMatchObject([{ id, state: 'draft', isWithdrawn: false }]);
  });

  test('is ended by a lab that knows nothing it could take it for', async () => {
    const { tab, id, preorder } = await refusedBehind();
    lab.refusesWithdrawals = [404, 'notFound'];
    await tab.deletePreorder(preorder);
    await vi.waitFor(() => expect(tab.$fates.get()[id]).toBe('deleted'));
    expect(states(tab)).toEqual([]);
  });
});

test('a refused order sent again with changes is placed once, even if the first request arrives late', async () => {
  lab.session = shop;
  lab.line = 'delays';
  const tab = await openTab(shop);
  const id = await queue(tab);
  await tab.flushOutbox();
  lab.line = 'up';
  lab.refusesOrders = [422, 'invalid'];
  await tab.flushOutbox();
  lab.refusesOrders = undefined;
  const order = { kind: 'rx', id, draft: emptyRxDraft(), total: null, owner: null } as const;
  await tab.queuePreorder(order, { content: progressiveOrder({ reference: 'changed' }) });
  await vi.waitFor(() => expect(states(tab)).toEqual([]));
  expect(new Set(lab.arriveDelayed())).toEqual(new Set([422]));
  expect([...lab.orders.values()].map(({ body }) => JSON.parse(body))).toEqual([
    { content: progressiveOrder({ reference: 'changed' }) },
  ]);
});

test('an order whose number the lab has with other contents gets a new one', async () => {
  lab.session = shop;
  const tab = await openTab(shop);
  const id = newId();
  lab.orders.set(id, { by: shop.account.id, body: 'another' });
  const order = { kind: 'rx', id, draft: emptyRxDraft(), total: null, owner: null } as const;
  await tab.queuePreorder(order, { content: progressiveOrder() });
  await vi.waitFor(() => expect(states(tab)).toEqual(['refused']));
  expect(tab.$records.get()).toMatchObject([{ refusal: 'keyReused' }]);
  expect(tab.$records.get()?.[0]?.id).not.toBe(id);
});
