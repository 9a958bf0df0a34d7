import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { OrderEventRequest } from '../../../src/api/orders/contract.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { photoPath } from '../../../src/api/photos/paths.ts';
import { photoLimits } from '../../../src/domain/photos/photo-limits.ts';
import { emptyRxDraft } from '../../../src/domain/rx/draft/draft.ts';
import { newId } from '../../../src/stores/device/records/new-id.ts';
import { shop, shop2 } from '../../fixtures/people.ts';
import { progressiveOrder } from '../../fixtures/rx.ts';
import { freshDevice, openTab } from '../../support/browser-tab.ts';
import { FakeLab, refused } from '../../support/fake-lab.ts';

let lab: FakeLab;
let messages: { key: string; body: OrderEventRequest }[];

beforeEach(() => {
  lab = new FakeLab();
  lab.session = shop;
  messages = [];
  freshDevice(lab);
});

/** A tab with an order being typed, whose messages the lab accepts. */
async function openOrder(person = shop) {
  const tab = await openTab(person);
  const device = await import('../../../src/stores/device/photos/order-photos.ts');
  const id = newId();
  lab.acts.set(orderPaths.events(id), (key, body) => {
    messages.push({ key, body: body as OrderEventRequest });
    return Response.json({ id }, { status: 201 });
  });
  const typed = { kind: 'rx', id, draft: emptyRxDraft(), total: null, owner: null } as const;
  const request = { content: progressiveOrder() };
  return {
    ...tab,
    ...device,
    id,
    take: (size = 8) =>
      device.addOrderPhoto(id, { type: 'image/jpeg', bytes: new ArrayBuffer(size) }),
    save: () => tab.savePreorder(typed),
    queue: () => tab.queuePreorder(typed, request),
  };
}

const idsOf = (photos: readonly { id: string }[]) => photos.map(({ id }) => id);

describe('a photo with an order', () => {
  test('taken offline waits with it, also when the tab is closed, and is sent after it', async () => {
    lab.line = 'down';
    const page = await openOrder();
    const photos = [await page.take(), await page.take()];
    await page.queue();
    await page.flushOutbox();
    expect(idsOf(await page.photosOf(page.id))).toEqual(photos);
    lab.line = 'up';
    await (await openTab(shop)).flushOutbox();
    expect([...lab.orders.keys()]).toEqual([page.id]);
    expect([...lab.photos]).toEqual(photos.map((each) => photoPath(page.id, each)));
    expect(messages).toEqual([{ key: photos[0], body: { event: 'write', message: '', photos } }]);
    expect(await page.photosOf(page.id)).toEqual([]);
  });

  test('keeps the order waiting until the lab has it, and resumes after a lost connection', async () => {
    const page = await openOrder();
    await page.take(2 * photoLimits.part + 5);
    let parts = 0;
    const whole = lab.fetch;
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
      if (path.includes('/photos/') && ++parts > 1) throw new TypeError('no line');
      return whole(path, init);
    });
    await page.queue();
    await page.flushOutbox();
    expect([lab.orders.size, messages.length, page.$records.get()?.length]).toEqual([1, 0, 1]);
    vi.stubGlobal('fetch', whole);
    await page.flushOutbox();
    expect(messages).toHaveLength(1);
    expect([...lab.photoBytes.values()]).toEqual([2 * photoLimits.part + 5]);
    expect(page.$records.get()).toEqual([]);
  });

  test('is reported once, even if the response was lost', async () => {
    const page = await openOrder();
    const photo = await page.take();
    const answer = lab.acts.get(orderPaths.events(page.id));
    let isLost = true;
    lab.acts.set(orderPaths.events(page.id), (key, body) => {
      answer?.(key, body);
      return isLost ? refused(503, 'unavailable') : Response.json({ id: page.id });
    });
    await page.queue();
    await page.flushOutbox();
    isLost = false;
    await page.flushOutbox();
    expect(new Set(messages.map(({ key }) => key))).toEqual(new Set([photo]));
    expect(await page.photosOf(page.id)).toEqual([]);
  });

  test('that the lab cannot read holds nothing up', async () => {
    const page = await openOrder();
    await page.take();
    lab.refusesPhotos = [422, 'invalid'];
    await page.queue();
    await page.flushOutbox();
    expect([lab.orders.size, messages.length]).toEqual([1, 0]);
    expect(page.$records.get()).toEqual([]);
    expect(await page.photosOf(page.id)).toEqual([]);
  });

  test('waits while another person is signed in', async () => {
    const page = await openOrder();
    const photo = await page.take();
    lab.refusesPhotos = [409, 'otherSession'];
    await page.queue();
    await page.flushOutbox();
    expect(idsOf(await page.photosOf(page.id))).toEqual([photo]);
    lab.refusesPhotos = undefined;
    page.$signedIn.set(shop);
    await page.flushOutbox();
    expect(messages).toMatchObject([{ key: photo }]);
  });

  test('is locked to its account on a shared device', async () => {
    lab.line = 'down';
    const page = await openOrder();
    const photo = await page.take();
    await page.queue();
    lab.line = 'up';
    lab.session = shop2;
    page.$signedIn.set(shop2);
    await page.flushOutbox();
    expect(await page.photosOf(page.id)).toEqual([]);
    expect([lab.orders.size, lab.photos.size]).toEqual([0, 0]);
    page.$signedIn.set(shop);
    expect(idsOf(await page.photosOf(page.id))).toEqual([photo]);
  });

  test('follows its order to another id', async () => {
    const page = await openOrder();
    const photo = await page.take();
    lab.withdrawn.add(page.id);
    await page.queue();
    await page.flushOutbox();
    const [id] = lab.orders.keys();
    expect(id).not.toBe(page.id);
    expect([...lab.photos]).toEqual([photoPath(id ?? '', photo)]);
  });

  test('stays as long as its order, and for a day in which deleting that can be undone', async () => {
    vi.useFakeTimers({ now: Date.now() - 2 * 86_400_000, toFake: ['Date'] });
    const page = await openOrder();
    await page.take();
    await page.save();
    vi.useRealTimers();
    await page.dropStrayPhotos();
    expect(await page.photosOf(page.id)).toHaveLength(1);
    const [preorder] = page.$records.get() ?? [];
    if (preorder) await page.deletePreorder(preorder);
    await page.dropStrayPhotos();
    expect(await page.photosOf(page.id)).toEqual([]);
    await page.take();
    await page.dropStrayPhotos();
    expect(await page.photosOf(page.id)).toHaveLength(1);
  });

  test('is erased when somebody signs out and leaves no order', async () => {
    const page = await openOrder();
    await page.take();
    const { leaveDevice } = await import('../../../src/stores/device/leave-device.ts');
    await leaveDevice();
    page.$signedIn.set(shop);
    expect(await page.photosOf(page.id)).toEqual([]);
  });
});

describe('photos of a form that is cleared', () => {
  test('do not go with the next order, and come back when that is undone', async () => {
    const page = await openOrder();
    const photo = await page.take();
    const { attachments } = await import('../../../src/stores/compose/draft-attachments.ts');
    const { photosNow } = await import('../../../src/stores/photos/draft-photos.ts');
    attachments.stash(page.id);
    expect(await photosNow(page.id)).toEqual([]);
    attachments.restore(page.id);
    expect(await photosNow(page.id)).toEqual([photo]);
  });

  test('are gone once the form is cleared again: only the last clearing can be undone', async () => {
    const page = await openOrder();
    await page.take();
    const { attachments } = await import('../../../src/stores/compose/draft-attachments.ts');
    const { photosNow } = await import('../../../src/stores/photos/draft-photos.ts');
    attachments.stash(page.id);
    attachments.stash(page.id);
    attachments.restore(page.id);
    expect(await photosNow(page.id)).toEqual([]);
  });
});
