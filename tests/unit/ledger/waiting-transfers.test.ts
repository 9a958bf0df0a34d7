import { beforeEach, describe, expect, test, vi } from 'vitest';
import { paymentPaths } from '../../../src/api/ledger/payment-paths.ts';
import type { TransferAsked } from '../../../src/domain/ledger/transfer.ts';
import { deviceNames } from '../../../src/panel/storage-keys.ts';
import { newId } from '../../../src/stores/device/records/new-id.ts';
import { shop, shop2 } from '../../fixtures/people.ts';
import { freshDevice, openTab } from '../../support/browser-tab.ts';
import { FakeLab, refused } from '../../support/fake-lab.ts';

let lab: FakeLab;
/** The reports the lab has, by their ids. */
let reports: Map<string, unknown>;
let posts: number;

beforeEach(() => {
  lab = new FakeLab();
  lab.session = shop;
  reports = new Map();
  posts = 0;
  lab.acts.set(paymentPaths.transfers, (key, body) => {
    posts += 1;
    reports.set(key, body);
    return Response.json({ id: key }, { status: 201 });
  });
  freshDevice(lab);
});

async function openPage(person = shop) {
  const tab = await openTab(person);
  const { keepPhoto } = await import('../../../src/stores/device/kept-photos.ts');
  const photo = keepPhoto({ type: 'image/jpeg', bytes: new ArrayBuffer(8) });
  const asked: TransferAsked = {
    ...{ amount: 2_500_000, tracking: 'T-1', on: '2026-11-20', note: '' },
    photos: [photo],
  };
  return {
    ...tab,
    asked,
    photo,
    ...(await import('../../../src/stores/ledger/send-transfers.ts')),
    ...(await import('../../../src/stores/ledger/waiting-transfers.ts')),
  };
}

describe('a report of a transfer', () => {
  test('made offline waits with its picture, also when the tab is closed, and is sent once', async () => {
    lab.line = 'down';
    const page = await openPage();
    const id = newId();
    expect(await page.reportTransfer(id, page.asked)).toBe('waiting');
    expect(page.$waitingTransfers.get()).toMatchObject([{ id, asked: page.asked, refusal: null }]);
    lab.line = 'up';
    const later = await openPage();
    await later.flushTransfers();
    expect([...lab.photos]).toEqual([`${paymentPaths.receipts}/${page.photo}`]);
    expect([...reports]).toEqual([[id, page.asked]]);
    expect(later.$waitingTransfers.get()).toEqual([]);
    await page.flushTransfers();
    expect(posts).toBe(1);
  });

  test('is sent again under its id when the answer was lost', async () => {
    const page = await openPage();
    const id = newId();
    lab.line = 'dropsAnswers';
    expect(await page.reportTransfer(id, page.asked)).toBe('waiting');
    lab.line = 'up';
    await page.flushTransfers();
    expect([...reports.keys()]).toEqual([id]);
    expect(page.$waitingTransfers.get()).toEqual([]);
  });

  /** A tab that shows another page, and knows nothing of reports. */
  async function openElsewhere() {
    const tab = await openTab(shop);
    tab.followOutbox(() => import('../../../src/stores/ledger/send-transfers.ts'));
    return tab;
  }

  test('is sent by the next page that opens', async () => {
    lab.line = 'down';
    const page = await openPage();
    await page.reportTransfer(newId(), page.asked);
    lab.line = 'up';
    await openElsewhere();
    await expect.poll(() => reports.size).toBe(1);
  });

  test('is sent by any page that learns that the connection is back', async () => {
    lab.line = 'down';
    const page = await openPage();
    await openElsewhere();
    await page.reportTransfer(newId(), page.asked);
    lab.line = 'up';
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => reports.size).toBe(1);
  });

  test('is looked for without a database being made', async () => {
    const open = vi.spyOn(indexedDB, 'open');
    await openElsewhere();
    const looks = () => open.mock.calls.findIndex(([name]) => name === deviceNames.transfers);
    await expect.poll(looks).not.toBe(-1);
    const opening: IDBOpenDBRequest = open.mock.results[looks()]?.value;
    await new Promise((resolve) => opening.addEventListener('error', resolve));
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(
      deviceNames.transfers,
    );
  });

  const repeated = { path: 'tracking', code: 'invalid', params: { fault: 'repeated' } } as const;
  test.each([
    ['repeated', [repeated]],
    ['notAccepted', [{ path: 'on', code: 'invalid' } as const]],
  ] as const)(
    'that is %s is said by its form, and kept with why where there is none',
    async (why, issues) => {
      lab.acts.set(paymentPaths.transfers, () => refused(422, 'invalid', issues));
      const page = await openPage();
      expect(await page.reportTransfer(newId(), page.asked)).toBe(why);
      expect(page.$waitingTransfers.get()).toEqual([]);
      lab.line = 'down';
      const id = newId();
      await page.reportTransfer(id, page.asked);
      lab.line = 'up';
      await page.flushTransfers();
      expect(page.$waitingTransfers.get()).toMatchObject([{ id, refusal: why }]);
      await page.dropWaiting(id);
      expect(page.$waitingTransfers.get()).toEqual([]);
    },
  );

  test('that was refused is typed again with its pictures, and sent as a new one', async () => {
    lab.acts.set(paymentPaths.transfers, () => refused(422, 'invalid', [repeated]));
    const page = await openPage();
    lab.line = 'down';
    const id = newId();
    const asked = { ...page.asked, note: 'Bank X' };
    await page.reportTransfer(id, asked);
    lab.line = 'up';
    await page.flushTransfers();
    const { typedAgain } = await import('../../../src/stores/ledger/correct-transfer.ts');
    const { readTypedTransfer } = await import('../../../src/domain/ledger/typed-transfer.ts');
    const [waiting] = page.$waitingTransfers.get() ?? [];
    if (!waiting) throw new Error('Nothing was kept.');
    const { typed } = typedAgain(waiting);
    const read = readTypedTransfer(typed, Date.parse('2026-11-21T08:00:00Z'));
    expect(read).toEqual({ transfer: { ...asked, photos: typed.photos } });
    const { findPhoto } = await import('../../../src/stores/device/kept-photos.ts');
    expect((await findPhoto(typed.photos[0] ?? ''))?.bytes).toEqual(waiting.pictures[0]?.bytes);
    expect(typed.photos).not.toContain(page.photo);
  });

  test('whose picture the lab cannot read is not sent without it', async () => {
    lab.refusesPhotos = [422, 'invalid'];
    const page = await openPage();
    expect(await page.reportTransfer(newId(), page.asked)).toBe('notUploaded');
    expect([reports.size, page.$waitingTransfers.get()]).toEqual([0, []]);
  });

  test('is neither shown to nor sent by another account', async () => {
    lab.line = 'down';
    const page = await openPage();
    await page.reportTransfer(newId(), page.asked);
    lab.line = 'up';
    lab.session = shop2;
    const other = await openPage(shop2);
    await other.flushTransfers();
    expect([other.$waitingTransfers.get(), posts]).toEqual([[], 0]);
  });

  const colleague = { ...shop, user: { ...shop.user, id: newId() } };

  test('leaves the screen of an open tab with its person, also for a colleague', async () => {
    lab.line = 'down';
    const page = await openPage();
    await page.reportTransfer(newId(), page.asked);
    expect(page.$waitingTransfers.get()).toHaveLength(1);
    page.$signedIn.set(colleague);
    expect(page.$waitingTransfers.get()).toBeNull();
    await expect.poll(() => page.$waitingTransfers.get()).toEqual([]);
    page.$signedIn.set(shop);
    await expect.poll(() => page.$waitingTransfers.get()).toHaveLength(1);
  });

  test('is not made in the name of who signed in while its picture was sent', async () => {
    const page = await openPage();
    const send = lab.fetch;
    vi.stubGlobal('fetch', async (path: string, call: RequestInit) => {
      const answer = await send(path, call);
      if (call.method === 'PUT') page.$signedIn.set(colleague);
      return answer;
    });
    expect(await page.reportTransfer(newId(), page.asked)).toBe('waiting');
    expect([lab.photos.size, posts]).toEqual([1, 0]);
  });
});
