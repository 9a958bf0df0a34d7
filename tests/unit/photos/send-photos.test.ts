import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { OrderEventRequest } from '../../../src/api/orders/contract.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { shop, shop2 } from '../../fixtures/people.ts';
import { placedRx } from '../../fixtures/placed-rx.ts';
import { progressiveOrder } from '../../fixtures/rx.ts';
import { freshDevice } from '../../support/browser-tab.ts';
import { FakeLab, refused } from '../../support/fake-lab.ts';
import { fakeStorage } from '../../support/fake-storage.ts';

const order = { ...placedRx(progressiveOrder()), account: shop.account };
const events = orderPaths.events(order.id, order.account.id);

let lab: FakeLab;
let sent: OrderEventRequest[];

beforeEach(() => {
  lab = new FakeLab();
  lab.session = shop;
  sent = [];
  lab.acts.set(events, (_, body) => {
    sent.push(body as OrderEventRequest);
    return Response.json(order, { status: 201 });
  });
  freshDevice(lab);
  vi.stubGlobal('sessionStorage', fakeStorage());
});

/** A page of the panel: fresh stores, on the same device. */
async function openPage(person = shop) {
  vi.resetModules();
  const { $signedIn } = await import('../../../src/stores/shell/session.ts');
  $signedIn.set(person);
  const kept = await import('../../../src/stores/device/kept-photos.ts');
  const { actOnOrder } = await import('../../../src/stores/orders/act-on-order.ts');
  const choose = (size = 8) => kept.keepPhoto({ type: 'image/jpeg', bytes: new ArrayBuffer(size) });
  const ask = (photos: string[]) =>
    actOnOrder(order, { event: 'askRemake', reason: 'transport', message: '', photos });
  return { ...kept, choose, ask };
}

const uploads = () => lab.asked.filter((asked) => asked.startsWith('PUT '));

describe('a request with photos', () => {
  test('uploads them first, and takes them off the device once it is sent', async () => {
    const page = await openPage();
    const photos = [page.choose(), page.choose()];
    expect(await page.ask(photos)).toEqual({ kind: 'done' });
    expect([...lab.photos]).toEqual(
      photos.map((id) => `${orderPaths.order(order.id)}/photos/${id}`),
    );
    expect(sent.map((event) => event.photos)).toEqual([photos]);
    for (const id of photos) expect(await page.findPhoto(id)).toBe(null);
  });

  test('uploads each photo once, however often it is retried', async () => {
    const page = await openPage();
    const photos = [page.choose(), page.choose()];
    lab.acts.set(events, () => refused(503, 'unavailable'));
    expect(await page.ask(photos)).toMatchObject({ kind: 'unknown', why: 'failed' });
    expect(await page.ask(photos)).toMatchObject({ kind: 'unknown', why: 'failed' });
    expect(uploads()).toHaveLength(2);
    for (const id of photos) expect(await page.findPhoto(id)).not.toBe(null);
  });

  test('resumes after a cut where the server stopped receiving, and reports its progress', async () => {
    const page = await openPage();
    const { $uploading } = await import('../../../src/stores/photos/upload-progress.ts');
    const shares: (number | null)[] = [];
    $uploading.listen((now) => shares.push(now && Math.round((now.sent / now.total) * 10)));
    const photos = [page.choose(320 * 1024)];
    lab.beforeAnswer = async () => {
      lab.line = 'down';
    };
    expect(await page.ask(photos)).toMatchObject({ kind: 'unknown', why: 'offline' });
    lab.line = 'up';
    expect(await page.ask(photos)).toEqual({ kind: 'done' });
    // The first part, then the request for what has arrived, then the other two.
    expect(uploads()).toHaveLength(4);
    expect([...lab.photoBytes.values()]).toEqual([320 * 1024]);
    expect(shares).toEqual([0, 4, null, 0, 4, 8, null]);
  });

  test('continues automatically after a single cut', async () => {
    const page = await openPage();
    const photos = [page.choose(320 * 1024)];
    const cut = () => Promise.reject(new TypeError('the answer is lost'));
    lab.beforeAnswer = async () => {
      lab.beforeAnswer = cut;
    };
    expect(await page.ask(photos)).toEqual({ kind: 'done' });
    expect([...lab.photoBytes.values()]).toEqual([320 * 1024]);
  });

  test('is not sent while a photo is not uploaded', async () => {
    const page = await openPage();
    const photos = [page.choose()];
    lab.line = 'down';
    expect(await page.ask(photos)).toMatchObject({ kind: 'unknown', why: 'offline' });
    lab.line = 'up';
    lab.refusesPhotos = [429, 'tooManyOrders'];
    expect(await page.ask(photos)).toMatchObject({ kind: 'unknown', why: 'busy' });
    expect(sent).toEqual([]);
    lab.refusesPhotos = undefined;
    expect(await page.ask(photos)).toEqual({ kind: 'done' });
  });

  test('says which photo the server cannot read', async () => {
    const page = await openPage();
    lab.refusesPhotos = [422, 'invalid'];
    const result = await page.ask([page.choose()]);
    expect(result).toEqual({ kind: 'photo', fault: 'unreadable', place: 1 });
  });

  test('uploads a photo again if it waited too long on the server', async () => {
    const page = await openPage();
    const photos = [page.choose()];
    const issue = { path: 'photos', code: 'invalid' } as const;
    const accept = lab.acts.get(events);
    lab.acts.set(events, () => refused(422, 'invalid', [issue]));
    expect(await page.ask(photos)).toEqual({ kind: 'photo', fault: 'expired' });
    if (accept) lab.acts.set(events, accept);
    expect(await page.ask(photos)).toEqual({ kind: 'done' });
    expect(uploads()).toHaveLength(2);
  });
});

describe('a chosen photo', () => {
  test('is still there after a reload, for its user only', async () => {
    const id = (await openPage()).choose();
    const again = await openPage();
    await vi.waitFor(async () => expect((await again.findPhoto(id))?.bytes.byteLength).toBe(8));
    expect(await (await openPage(shop2)).findPhoto(id)).toBe(null);
    const result = await (await openPage(shop2)).ask([id]);
    expect(result).toEqual({ kind: 'photo', fault: 'gone', place: 1 });
  });

  test('leaves the device when its user signs out', async () => {
    const page = await openPage();
    const id = page.choose();
    const look = await openPage();
    await vi.waitFor(async () => expect(await look.findPhoto(id)).not.toBe(null));
    const { leaveDevice } = await import('../../../src/stores/device/leave-device.ts');
    await leaveDevice();
    const again = await openPage();
    await vi.waitFor(async () => expect(await again.findPhoto(id)).toBe(null));
  });

  test('leaves the device after a day', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 25 * 3_600_000 });
    const old = (await openPage()).choose();
    vi.useRealTimers();
    const page = await openPage();
    await vi.waitFor(async () => expect(await page.findPhoto(old)).not.toBe(null));
    page.choose();
    await vi.waitFor(async () => expect(await page.findPhoto(old)).toBe(null));
  });

  test('stays as long as the page is open if the device cannot store it', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new Error('private window');
      },
    });
    const page = await openPage();
    const id = page.choose();
    expect(await page.findPhoto(id)).not.toBe(null);
    expect(await page.ask([id])).toEqual({ kind: 'done' });
  });
});
