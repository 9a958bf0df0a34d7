import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { emptyRxDraft } from '../../../src/domain/rx/draft/draft.ts';
import { newId } from '../../../src/stores/device/records/new-id.ts';
import { shop, shop2 } from '../../fixtures/people.ts';
import { progressiveOrder } from '../../fixtures/rx.ts';
import { freshDevice, openTab, type Tab } from '../../support/browser-tab.ts';
import { FakeLab } from '../../support/fake-lab.ts';

const passphrase = 'four plain words 4';

let lab: FakeLab;
const opened: Tab[] = [];
beforeEach(() => {
  lab = new FakeLab();
  lab.session = shop;
});
afterEach(async () => {
  // Anything still queued would be sent to the next test's lab.
  lab.line = 'up';
  lab.session = shop;
  await Promise.all(opened.splice(0).map((tab) => tab.flushOutbox()));
});

/** A separate device, with one tab. */
async function openDevice(who: typeof shop | null = shop) {
  freshDevice(lab);
  const tab = await openTab(who);
  await tab.loadRecords();
  opened.push(tab);
  return {
    ...tab,
    ...(await import('../../../src/stores/order-file/save-orders.ts')),
    ...(await import('../../../src/stores/order-file/read-orders.ts')),
  };
}
type Device = Awaited<ReturnType<typeof openDevice>>;

async function queue({ queuePreorder }: Device, patient: string): Promise<string> {
  const id = newId();
  const draft = { ...emptyRxDraft(), patient };
  const request = { content: progressiveOrder({ reference: id, patient }) };
  await queuePreorder({ kind: 'rx', id, draft, total: null, owner: null }, request);
  return id;
}

const asFile = (text: string) => new Blob([text]);
const states = ({ $records }: Device) => $records.get()?.map(({ state }) => state);

/** A device with two waiting orders, saved to a file. */
async function savedDevice() {
  lab.line = 'down';
  const first = await openDevice();
  const ids = [await queue(first, 'سارا'), await queue(first, 'Reza')];
  const { text } = (await first.waitingOrdersFile(passphrase)) ?? { text: '' };
  return { first, ids, text, file: asFile(text) };
}

describe('orders saved to a file and read on another device', () => {
  test('are placed once, though both devices send them', async () => {
    const { first, ids, file } = await savedDevice();
    const second = await openDevice();
    expect(await second.readOrders(file, passphrase)).toEqual({
      kind: 'read',
      orders: { added: 2, here: 0, atLab: 0, unreadable: 0, withoutPhotos: 0 },
    });
    lab.line = 'up';
    await Promise.all([second.flushOutbox(), first.flushOutbox()]);
    await first.flushOutbox();
    expect([...lab.orders.keys()].sort()).toEqual(ids.sort());
    const posts = lab.asked.filter((asked) => asked === `POST ${orderPaths.orders}`);
    expect(posts).toHaveLength(4);
    expect([states(first), states(second)]).toEqual([[], []]);
  });

  test('are placed only by the second device when the first never returns', async () => {
    const { ids, file } = await savedDevice();
    const second = await openDevice();
    lab.line = 'up';
    await second.readOrders(file, passphrase);
    await second.flushOutbox();
    expect([...lab.orders.keys()].sort()).toEqual(ids.sort());
  });

  test('are not added twice, nor once the lab has them', async () => {
    const { ids, file } = await savedDevice();
    const second = await openDevice();
    await second.readOrders(file, passphrase);
    expect(await second.readOrders(file, passphrase)).toMatchObject({
      orders: { added: 0, here: 2 },
    });
    lab.line = 'up';
    await second.flushOutbox();
    for (const id of ids) lab.offers.set(orderPaths.order(id), { id });
    expect(await second.readOrders(file, passphrase)).toMatchObject({
      orders: { added: 0, atLab: 2 },
    });
    expect(states(second)).toEqual([]);
  });

  test('are not placed by the second device after the first deleted one', async () => {
    const { first, ids, file } = await savedDevice();
    const deleted = first.$records.get()?.find(({ id }) => id === ids[0]);
    if (!deleted) throw new Error('It waits.');
    expect(await first.deletePreorder(deleted)).toBe('asked');
    lab.line = 'up';
    await first.flushOutbox();
    // If the lab cannot be reached, the deleted order is read too.
    lab.line = 'down';
    const second = await openDevice();
    await second.readOrders(file, passphrase);
    expect(states(second)).toHaveLength(2);
    lab.line = 'up';
    await second.flushOutbox();
    expect([...lab.orders.keys()]).toEqual([ids[1]]);
    expect(second.$records.get()).toMatchObject([{ state: 'refused', refusal: 'withdrawn' }]);
    expect(second.$records.get()?.[0]?.id).not.toBe(ids[0]);
  });
});

describe('a file of waiting orders', () => {
  test('does not reveal patients in its raw contents', async () => {
    const { text } = await savedDevice();
    expect(text).not.toMatch(/Reza|سارا/);
    expect(atob(JSON.parse(text).sealed)).not.toContain('Reza');
  });

  test('is for its user only', async () => {
    const { file } = await savedDevice();
    const colleague = { ...shop, user: { ...shop.user, id: newId() } };
    const faults = [];
    for (const who of [shop2, colleague, null]) {
      const device = await openDevice(who);
      faults.push(await device.readOrders(file, passphrase));
      expect(states(device)).toEqual([]);
    }
    expect(faults.map((each) => 'fault' in each && each.fault)).toEqual([
      'otherAccount',
      'otherUser',
      'signedOut',
    ]);
  });

  test.each<[string, (text: string) => string, string]>([
    ['something else', () => '{"a":1}', 'notOrders'],
    ['no JSON', (text) => text.slice(3), 'notOrders'],
    ['from a newer panel', (text) => text.replace('"version":1', '"version":2'), 'newer'],
    ['without its content', (text) => text.replace('"sealed"', '"lost"'), 'damaged'],
    [
      'whose content was changed',
      (text) => text.replace(/.{9}"}$/, 'AAAAAAAA="}'),
      'wrongPassphrase',
    ],
    ['made harmless', (text) => text.replace('600000', '100000'), 'wrongPassphrase'],
  ])('that is %s is refused with its own fault', async (_, change, fault) => {
    const { text } = await savedDevice();
    const second = await openDevice();
    const changed = asFile(change(text));
    expect(await second.readOrders(changed, passphrase)).toEqual({ kind: 'fault', fault });
  });

  test('that another user relabels as their own does not open', async () => {
    const { text } = await savedDevice();
    const second = await openDevice(shop2);
    const relabelled = text
      .replace(shop.account.id, shop2.account.id)
      .replace(shop.user.id, shop2.user.id);
    expect(await second.readOrders(asFile(relabelled), passphrase)).toEqual({
      kind: 'fault',
      fault: 'wrongPassphrase',
    });
  });

  test('opens with the same passphrase on another keyboard, and with no other', async () => {
    lab.line = 'down';
    const first = await openDevice();
    await queue(first, 'سارا');
    const made = await first.waitingOrdersFile('کلید یک مغازه');
    const file = asFile(made?.text ?? '');
    const second = await openDevice();
    expect(await second.readOrders(file, 'کلید دو مغازه')).toMatchObject({ kind: 'fault' });
    expect(await second.readOrders(file, 'كليد يك مغازه ')).toMatchObject({ kind: 'read' });
  });
});
