import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cataloguePath } from '../../../src/api/catalogue/paths.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import type { Order, PlacedStock } from '../../../src/domain/order/order.ts';
import { readKnown } from '../../../src/domain/rx/draft/read-known.ts';
import { readOrder } from '../../../src/domain/rx/draft/read-order.ts';
import type { Work } from '../../../src/stores/compose/draft-keeping.ts';
import { catalogue } from '../../fixtures/catalogue.ts';
import { shop } from '../../fixtures/people.ts';
import { placedRx } from '../../fixtures/placed-rx.ts';
import { progressiveOrder } from '../../fixtures/rx.ts';
import { stockLine } from '../../fixtures/stock.ts';
import { freshDevice, openTab, type Tab } from '../../support/browser-tab.ts';
import { FakeLab, refused } from '../../support/fake-lab.ts';

let lab: FakeLab;
/** Requests sent to the lab, by key. */
let corrections: Map<string, unknown>;

const event = (id: string, name: 'submit' | 'write') =>
  ({
    id: `01900000-0000-7000-8000-00000000000${id}`,
    at: '2026-11-21T08:00:00.000Z',
    event: name,
    state: 'submitted',
    side: 'shop',
    by: '',
    message: '',
  }) as const;

const placed = (): Order => ({
  ...placedRx(progressiveOrder({ patient: 'نمونه' })),
  events: [event('1', 'submit'), event('2', 'write')],
});

beforeEach(() => {
  lab = new FakeLab();
  lab.session = shop;
  lab.offers.set(cataloguePath, catalogue);
  corrections = new Map();
  lab.acts.set(orderPaths.corrections(placed().id), (key, body) => {
    corrections.set(key, body);
    return Response.json(placed(), { status: 201 });
  });
  freshDevice(lab);
});

async function open(order: Order): Promise<string> {
  const { refreshCatalogue } = await import('../../../src/stores/rx/catalogue.ts');
  await refreshCatalogue();
  const { openCorrection } = await import('../../../src/stores/orders/correct.ts');
  return openCorrection(order);
}

async function onlyPreorder(tab: Tab) {
  await tab.loadRecords();
  const [preorder, ...others] = tab.$preorders.get() ?? [];
  expect(others).toEqual([]);
  if (!preorder) throw new Error('There should be one.');
  return preorder;
}

async function onlyPrescription(tab: Tab) {
  const preorder = await onlyPreorder(tab);
  if (preorder.kind !== 'rx') throw new Error('It should be a prescription.');
  return preorder;
}

/** Queues the correction like its screen does. */
async function queue(tab: Tab) {
  const { id, owner, corrects, draft } = await onlyPrescription(tab);
  const work: Work = { id, preorder: true, owner, corrects };
  const { queueOrder } = await import('../../../src/stores/compose/queue-order.ts');
  const content = progressiveOrder({ patient: 'دیگری' });
  const of = { ...work, kind: 'rx', caller: null, content, price: null } as const;
  await queueOrder<'rx'>({ ...of, draft });
  return id;
}

describe('correcting an order', () => {
  test('opens a pre-order with everything ordered, and records the last change it has seen', async () => {
    const tab = await openTab(shop);
    const path = await open(placed());
    const preorder = await onlyPrescription(tab);
    expect(path).toBe(`/rx?preorder=${preorder.id}`);
    // The later message did not change the order.
    const { id } = placed();
    expect(preorder.corrects).toEqual({ order: id, after: event('1', 'submit').id, pieces: {} });
    const read = readOrder(readKnown(preorder.draft), catalogue);
    expect(read.order).toEqual(progressiveOrder({ patient: 'نمونه' }));
  });

  test('opens one pre-order: correcting again continues it', async () => {
    const tab = await openTab(shop);
    const first = await open(placed());
    expect(await open(placed())).toBe(first);
    await onlyPreorder(tab);
    await queue(tab);
    expect(await open(placed())).toBe('/ordersPendding');
  });

  test('counts the pieces the order already has', async () => {
    const tab = await openTab(shop);
    const {
      content: _,
      price,
      lens,
      patient,
      corrections: none,
      ...summary
    } = placed() as ReturnType<typeof placedRx>;
    const order: PlacedStock = {
      ...summary,
      kind: 'stock',
      pieces: 2,
      content: { kind: 'stock', reference: '', remarks: '', lines: [stockLine(-200, 0, 2)] },
      price: { lines: [], total: null },
      lenses: {},
    };
    expect(await open(order)).toContain('/stockSingle?preorder=');
    const { corrects } = await onlyPreorder(tab);
    expect(Object.values(corrects?.pieces ?? {})).toEqual([2]);
  });

  test('is sent as one request under the pre-order’s id, even if answers are lost', async () => {
    const tab = await openTab(shop);
    await open(placed());
    lab.line = 'dropsAnswers';
    const id = await queue(tab);
    await tab.flushOutbox();
    lab.line = 'up';
    await tab.flushOutbox();
    expect([...corrections]).toMatchObject([
      [id, { content: { patient: 'دیگری' }, after: event('1', 'submit').id }],
    ]);
    expect(lab.orders.size).toBe(0);
    expect(tab.$records.get()).toEqual([]);
    expect(tab.$fates.get()[id]).toBe('sent');
  });

  test('waits while offline, and can be sent by another tab', async () => {
    lab.line = 'down';
    const tab = await openTab(shop);
    await open(placed());
    const id = await queue(tab);
    await tab.flushOutbox();
    lab.line = 'up';
    await (await openTab(shop)).sendWaiting();
    expect([...corrections.keys()]).toEqual([id]);
  });

  test('stays if the lab was faster, and can become a new order', async () => {
    const tab = await openTab(shop);
    await open(placed());
    const id = await queue(tab);
    lab.acts.set(orderPaths.corrections(placed().id), () => refused(409, 'notAllowed'));
    await tab.flushOutbox();
    const late = await onlyPreorder(tab);
    expect(late).toMatchObject({ id, state: 'refused', refusal: 'notAllowed' });
    const { isOvertaken } = await import('../../../src/domain/order/preorder-wait.ts');
    expect(isOvertaken(late)).toBe(true);
    const { asNewOrder } = await import('../../../src/stores/orders/leave-correction.ts');
    const { corrects } = late;
    if (!corrects) throw new Error('It should be a correction.');
    const photos = await import('../../../src/stores/device/photos/order-photos.ts');
    const prepared = { type: 'image/jpeg', bytes: new ArrayBuffer(8) } as const;
    const photo = await photos.addOrderPhoto(id, prepared);
    const withdrawal = orderPaths.correctionWithdrawal(placed().id, id);
    lab.acts.set(withdrawal, () => Response.json({ outcome: 'withdrawn' }));
    const path = await asNewOrder({ id, corrects });
    // A request for the correction may still be on its way.
    await vi.waitFor(() => expect(tab.$fates.get()[id]).toBe('deleted'));
    const order = await onlyPreorder(tab);
    expect(path).toBe(`/rx?preorder=${order.id}`);
    expect(order).toMatchObject({ state: 'draft', corrects: null, draft: late.draft });
    expect(order.id).not.toBe(id);
    expect(await photos.photosOf(order.id)).toMatchObject([{ id: photo }]);
  });

  test('can be dropped; one that may have arrived is first withdrawn at the lab', async () => {
    const tab = await openTab(shop);
    await open(placed());
    lab.line = 'dropsAnswers';
    const id = await queue(tab);
    await tab.flushOutbox();
    lab.line = 'up';
    const asked: string[] = [];
    lab.acts.set(orderPaths.correctionWithdrawal(placed().id, id), (key) => {
      asked.push(key);
      return Response.json({ outcome: 'withdrawn' });
    });
    await tab.deletePreorder(await onlyPreorder(tab));
    await tab.flushOutbox();
    expect(asked).toHaveLength(1);
    expect(tab.$records.get()).toEqual([]);
    expect(tab.$fates.get()[id]).toBe('deleted');
  });
});
