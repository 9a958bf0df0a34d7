import { beforeEach, describe, expect, test, vi } from 'vitest';
import { accountNotesPath } from '../../../src/api/accounts/notes-paths.ts';
import { orderNotesPath } from '../../../src/api/orders/notes-paths.ts';
import type { OrderNote } from '../../../src/domain/lifecycle/order-note.ts';
import { shop } from '../../fixtures/people.ts';
import { freshDevice } from '../../support/browser-tab.ts';
import { FakeLab, refused } from '../../support/fake-lab.ts';
import { fakeStorage } from '../../support/fake-storage.ts';

const order = { id: '01900000-0000-7000-8000-0000000000d1', account: { id: shop.account.id } };
const path = orderNotesPath(order.id, order.account.id);

let lab: FakeLab;
/** The notes on the server, by id. */
let kept: Map<string, OrderNote>;

function take(key: string, body: unknown): Response {
  const { text } = body as { text: string };
  const known = kept.get(key);
  if (known && known.text !== text) return refused(422, 'keyReused');
  kept.set(key, { id: key, at: '2026-11-22T08:00:00.000Z', by: 'Lab', text });
  return Response.json({ notes: [...kept.values()] }, { status: known ? 200 : 201 });
}

beforeEach(() => {
  lab = new FakeLab();
  lab.session = shop;
  kept = new Map();
  lab.acts.set(path, take);
  lab.offers.set(path, { notes: [] });
  freshDevice(lab);
  vi.stubGlobal('sessionStorage', fakeStorage());
});

/** The order's page after a reload; the tab's storage stays. */
async function openPage() {
  vi.resetModules();
  const { $signedIn } = await import('../../../src/stores/shell/session.ts');
  $signedIn.set(shop);
  const notes = await import('../../../src/stores/orders/notes.ts');
  notes.followNotes(order);
  await vi.waitFor(() => expect(notes.$notesReading.get()).not.toBe('reading'));
  return { ...notes, $signedIn };
}

const textsAtLab = () => [...kept.values()].map(({ text }) => text);

describe('a lab note', () => {
  test('is listed once it is sent, and its field is cleared', async () => {
    const page = await openPage();
    expect(page.$notes.get()).toEqual([]);
    page.keepNote(order.id, 'Call first ');
    expect(await page.sendNote(order, 'Call first ')).toBe('done');
    expect(page.$notes.get()?.map(({ text }) => text)).toEqual(['Call first']);
    expect(page.typedNote(order.id)).toBe('');
  });

  test('of another order does not change what is said of the notes on the screen', async () => {
    const page = await openPage();
    lab.line = 'down';
    await page.readNotes({ ...order, id: '01900000-0000-7000-8000-0000000000d2' });
    expect(page.$notesReading.get()).toBe('done');
    await page.readNotes(order);
    expect(page.$notesReading.get()).toBe('offline');
  });

  test('stays in its field when the network fails, also after a reload', async () => {
    const page = await openPage();
    lab.line = 'down';
    expect(await page.sendNote(order, 'Call first')).toBe('offline');
    expect((await openPage()).typedNote(order.id)).toBe('Call first');
  });

  test('is added once if its answer was lost and it is sent again after a reload', async () => {
    lab.line = 'dropsAnswers';
    expect(await (await openPage()).sendNote(order, 'Call first')).toBe('offline');
    lab.line = 'up';
    expect(await (await openPage()).sendNote(order, 'Call first')).toBe('done');
    expect(textsAtLab()).toEqual(['Call first']);
  });

  test('is a new note if its text was changed after the answer was lost', async () => {
    const page = await openPage();
    lab.line = 'dropsAnswers';
    await page.sendNote(order, 'Call first');
    lab.line = 'up';
    page.keepNote(order.id, 'Call second');
    expect(await page.sendNote(order, 'Call second')).toBe('done');
    expect(textsAtLab()).toEqual(['Call first', 'Call second']);
  });

  test('typed while another is being sent is kept', async () => {
    const page = await openPage();
    lab.beforeAnswer = async () => page.keepNote(order.id, 'Call second');
    expect(await page.sendNote(order, 'Call first')).toBe('done');
    expect(page.typedNote(order.id)).toBe('Call second');
  });

  test('has a new id after the server refused the old one', async () => {
    const page = await openPage();
    lab.acts.set(path, () => refused(422, 'keyReused'));
    expect(await page.sendNote(order, 'Call first')).toBe('refused');
    lab.acts.set(path, take);
    expect(await page.sendNote(order, 'Call first')).toBe('done');
    expect(textsAtLab()).toEqual(['Call first']);
  });

  test('is not shown to a user who has signed in since', async () => {
    const page = await openPage();
    lab.beforeAnswer = async () => page.$signedIn.set(null);
    expect(await page.sendNote(order, 'Call first')).toBe('left');
    expect(page.$notes.get()).toEqual([]);
  });

  test('on an account is separate from those on orders', async () => {
    const account = { id: shop.account.id };
    lab.acts.set(accountNotesPath(account.id), take);
    lab.offers.set(accountNotesPath(account.id), { notes: [] });
    const page = await openPage();
    page.keepNote(order.id, 'On the order');
    page.followNotes(account);
    await vi.waitFor(() => expect(page.$notesReading.get()).toBe('done'));
    expect(page.typedNote(account.id)).toBe('');
    expect(await page.sendNote(account, 'On the shop')).toBe('done');
    expect(lab.asked).toContain(`POST ${accountNotesPath(account.id)}`);
    expect(page.$notes.get()?.map(({ text }) => text)).toEqual(['On the shop']);
    expect(page.typedNote(order.id)).toBe('On the order');
  });
});
