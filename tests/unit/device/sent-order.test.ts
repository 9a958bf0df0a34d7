import { beforeEach, expect, test, vi } from 'vitest';
import { orderNumber } from '../../../src/domain/order/order-number.ts';
import { type SentFacts, type SentPhase, sentPhase } from '../../../src/domain/order/sent-order.ts';
import { emptyRxDraft } from '../../../src/domain/rx/draft/draft.ts';
import { describeSentOrder } from '../../../src/i18n/device/describe-sent-order.ts';
import { loginPathTo, orderPath, panelRoutes } from '../../../src/panel/routes.ts';
import { newId } from '../../../src/stores/device/records/new-id.ts';
import { shop } from '../../fixtures/people.ts';
import { progressiveOrder } from '../../fixtures/rx.ts';
import { freshDevice, openTab, type Tab } from '../../support/browser-tab.ts';
import { FakeLab } from '../../support/fake-lab.ts';

const here = {
  isInMemory: false,
  isSignedIn: true,
  isLabFull: false,
  isOnline: false,
  isSending: false,
};
const queued = { ...here, isQueued: true, fate: undefined };
const gone = { ...here, isQueued: false };

test.each<[string, SentFacts, SentPhase | null]>([
  ['it waits on the device for the line', queued, 'waiting'],
  ['it waits on the device for its turn', { ...queued, isOnline: true }, 'queued'],
  [
    'it was refused and sent again on a line',
    { ...queued, isOnline: true, fate: 'refused' },
    'queued',
  ],
  ['the lab has no room, on a line', { ...queued, isOnline: true, isLabFull: true }, 'labFull'],
  ['it waits in memory, on a line', { ...queued, isOnline: true, isInMemory: true }, 'held'],
  ['nobody is signed in', { ...queued, isOnline: true, isSignedIn: false }, 'signIn'],
  ['nobody is signed in, without a line', { ...queued, isSignedIn: false }, 'signIn'],
  ['a request is under way on a line', { ...queued, isOnline: true, isSending: true }, 'sending'],
  [
    'it waits in memory, because the device did not store it',
    { ...queued, isInMemory: true },
    'held',
  ],
  ['the lab has no room for it', { ...queued, isLabFull: true }, 'labFull'],
  ['a request with it is under way', { ...queued, isSending: true }, 'sending'],
  ['the lab accepted it', { ...gone, fate: 'sent' }, 'sent'],
  ['the lab refused it', { ...gone, fate: 'refused' }, 'refused'],
  ['the lab refused it and it was sent again', { ...queued, fate: 'refused' }, 'waiting'],
  ['it was deleted before it reached the lab', { ...gone, fate: 'deleted' }, null],
  ['it was deleted before it was ever tried', { ...gone, fate: undefined }, null],
])('a sent order shows its phase: %s', (_, facts, phase) => {
  expect(sentPhase(facts)).toBe(phase);
});

const id = newId();
test.each<[SentPhase, RegExp, string]>([
  ['waiting', /saved on this device.*online/, panelRoutes.preOrder.path],
  ['queued', /saved on this device and will be sent/, panelRoutes.preOrder.path],
  ['signIn', /saved on this device.*Sign in/, loginPathTo(panelRoutes.preOrder.path)],
  ['labFull', /out of space/, panelRoutes.preOrder.path],
  ['sending', /being sent/, panelRoutes.preOrder.path],
  ['sent', /placed/, orderPath(id)],
  ['refused', /refused/, panelRoutes.preOrder.path],
])('%s has its own sentence, with the number and the way on', (phase, words, path) => {
  const { text, link } = describeSentOrder(id, phase);
  expect(text[1]).toMatch(words);
  for (const sentence of text) expect(sentence).toContain(orderNumber(id));
  expect(link.path).toBe(path);
});

test.each<[SentPhase, RegExp]>([
  ['sending', /correction of order .* is being sent/],
  ['sent', /was corrected/],
  ['refused', /was not corrected/],
])('%s: a correction is not announced as a new order', (phase, words) => {
  const { text } = describeSentOrder(id, phase, true);
  expect(text[1]).toMatch(words);
  for (const sentence of text) expect(sentence).toContain(orderNumber(id));
});

test('internet is spoken of only while the line is down', () => {
  const phases = ['queued', 'held', 'signIn', 'labFull', 'sending', 'sent', 'refused'] as const;
  for (const phase of phases) {
    const [fa, en] = describeSentOrder(id, phase).text;
    expect(fa).not.toContain('اینترنت');
    expect(en).not.toMatch(/online|internet/i);
  }
});

let lab: FakeLab;
beforeEach(() => {
  lab = new FakeLab();
  lab.session = shop;
  freshDevice(lab);
});

/** Queues a new order in a tab and tries to send it. Returns its id, and the sentence about it in a phase. */
async function sendOrder({ queuePreorder, flushOutbox }: Tab) {
  const id = newId();
  await queuePreorder(
    { kind: 'rx', id, draft: emptyRxDraft(), total: null, owner: null },
    { content: progressiveOrder() },
  );
  await flushOutbox();
  return { id, sentence: (phase: SentPhase) => describeSentOrder(id, phase).text[1] };
}

test('an order is followed from the device to the lab', async () => {
  lab.line = 'down';
  const tab = await openTab(shop);
  const { $sentOrder, flushOutbox } = tab;
  const told: (string | undefined)[] = [];
  $sentOrder.listen((order) => told.push(order?.text[1]));
  const { sentence } = await sendOrder(tab);
  await vi.waitFor(() => expect($sentOrder.get()?.text[1]).toBe(sentence('waiting')));
  expect(told).not.toContain(sentence('sent'));
  lab.line = 'up';
  await flushOutbox();
  await vi.waitFor(() => expect($sentOrder.get()?.text[1]).toBe(sentence('sent')));
  expect(told).toContain(sentence('sending'));
  expect(told).not.toContain(undefined);
});

test('an order sent after the session has ended waits for its user to sign in', async () => {
  const tab = await openTab(shop);
  const { $signedIn, $sentOrder, flushOutbox } = tab;
  lab.session = null;
  const { sentence } = await sendOrder(tab);
  await vi.waitFor(() => expect($sentOrder.get()?.text[1]).toBe(sentence('signIn')));
  lab.session = shop;
  $signedIn.set(shop);
  await flushOutbox();
  await vi.waitFor(() => expect($sentOrder.get()?.text[1]).toBe(sentence('sent')));
});

test('an order for which the lab has no room stays on the device until there is some', async () => {
  lab.refusesOrders = [507, 'diskFull'];
  const tab = await openTab(shop);
  const { $records, $sentOrder, flushOutbox } = tab;
  const { id: order, sentence } = await sendOrder(tab);
  await vi.waitFor(() => expect($sentOrder.get()?.text[1]).toBe(sentence('labFull')));
  expect($records.get()).toMatchObject([{ id: order, state: 'queued' }]);
  lab.refusesOrders = undefined;
  await flushOutbox();
  await vi.waitFor(() => expect($sentOrder.get()?.text[1]).toBe(sentence('sent')));
  expect([...lab.orders.keys()]).toEqual([order]);
});
