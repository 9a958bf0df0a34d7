import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { OrderEventRequest } from '../../../src/api/orders/contract.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { emptyDetails } from '../../../src/domain/lifecycle/empty-details.ts';
import type { Side } from '../../../src/domain/lifecycle/event-name.ts';
import type { OrderEvent } from '../../../src/domain/lifecycle/order-event.ts';
import { advance, findTransition } from '../../../src/domain/lifecycle/order-status.ts';
import { statusOf } from '../../../src/domain/lifecycle/status-of.ts';
import type { PlacedRx } from '../../../src/domain/order/order.ts';
import { shop, shop2 } from '../../fixtures/people.ts';
import { placedRx } from '../../fixtures/placed-rx.ts';
import { progressiveOrder } from '../../fixtures/rx.ts';
import { freshDevice } from '../../support/browser-tab.ts';
import { FakeLab, refused } from '../../support/fake-lab.ts';
import { fakeStorage } from '../../support/fake-storage.ts';

const price = { right: 10, left: 10, total: 20 };
const submitted = { ...placedRx(progressiveOrder()), account: shop.account, price, total: 20 };
const idOf = (digit: number) => `01900000-0000-7000-8000-0000000000f${digit}`;

let lab: FakeLab;
/** The order on the lab's server. */
let there: PlacedRx;

/** Something happens to the order at the lab. */
function happens(side: Side, id: string, asked: OrderEventRequest): Response {
  const transition = findTransition(statusOf(there), side, asked.event);
  if (!transition) return refused(409, 'notAllowed');
  const { state, back, promisedFor } = advance(statusOf(there), transition, asked);
  const { after: _after, message = '', ...details } = asked;
  const at = '2026-11-22T08:00:00.000Z';
  const event: OrderEvent = { ...details, id, at, state, side, by: side, message };
  there = { ...there, state, back, promisedFor, events: [...there.events, event] };
  lab.offers.set(orderPaths.order(there.id, there.account.id), there);
  return Response.json(there, { status: 201 });
}

function receive(key: string, body: OrderEventRequest): Response {
  if (there.events.some(({ id }) => id === key)) return Response.json(there);
  const isKnown = body.event === 'write' || body.after === there.events.at(-1)?.id;
  return isKnown ? happens('shop', key, body) : refused(409, 'changed');
}

const asLab = (digit: number, asked: OrderEventRequest) => happens('lab', idOf(digit), asked);
const eventsThere = () => there.events.map(({ event }) => event);

beforeEach(() => {
  lab = new FakeLab();
  lab.session = shop;
  there = submitted;
  const path = orderPaths.events(there.id, there.account.id);
  lab.acts.set(path, (key, body) => receive(key, body as OrderEventRequest));
  freshDevice(lab);
  vi.stubGlobal('sessionStorage', fakeStorage());
});

async function openPage() {
  vi.resetModules();
  const { $signedIn } = await import('../../../src/stores/shell/session.ts');
  $signedIn.set(shop);
  const { $order } = await import('../../../src/stores/orders/order.ts');
  $order.set(there);
  const { actOnOrder } = await import('../../../src/stores/orders/act-on-order.ts');
  const seen = there;
  return {
    $signedIn,
    $order,
    act: (asked: OrderEventRequest) => actOnOrder(seen, asked),
    /** Rereads the order, then acts on it. */
    actNow: (asked: OrderEventRequest) => actOnOrder(there, asked),
  };
}

const cancel = { event: 'cancel', reason: 'mistake', message: '' } as const;

describe('acting on an order', () => {
  test('retried, it is the same event, also after another request', async () => {
    const { act } = await openPage();
    const message = { event: 'write', message: 'Is it ready?' } as const;
    lab.line = 'dropsAnswers';
    expect(await act(message)).toMatchObject({ kind: 'unknown' });
    lab.line = 'down';
    expect(await act({ event: 'write', message: 'Thank you.' })).toMatchObject({ kind: 'unknown' });
    lab.line = 'up';
    expect(await act(message)).toEqual({ kind: 'done' });
    expect(eventsThere().filter((event) => event === 'write')).toHaveLength(1);
  });

  test.each(['dropsAnswers', 'down'] as const)(
    'requested again after other events, it is a new event (%s)',
    async (line) => {
      const { act, actNow } = await openPage();
      const ask = { event: 'write', message: 'Which one?' } as const;
      lab.line = line;
      expect(await act(ask)).toMatchObject({ kind: 'unknown' });
      lab.line = 'up';
      asLab(1, { event: 'accept', promisedFor: '2026-12-01' });
      expect(await actNow(ask)).toEqual({ kind: 'done' });
      const before = line === 'down' ? [] : ['write'];
      expect(eventsThere()).toEqual([...before, 'accept', 'write']);
    },
  );

  test('typed text is offered again only if it did not arrive', async () => {
    const { act } = await openPage();
    const { keepTyped, typedFor, unsentFor } = await import(
      '../../../src/stores/orders/typed-event.ts'
    );
    for (const [line, message, left] of [
      ['dropsAnswers', 'Is it ready?', ''],
      ['down', 'Any news?', 'Any news?'],
    ] as const) {
      const typed = { ...emptyDetails, message };
      lab.line = line;
      const result = await act({ event: 'write', message: typed.message });
      if (result.kind !== 'unknown') throw new Error(`It was ${result.kind}.`);
      keepTyped(there.id, 'write', { ...typed, sentAs: result.key });
      expect(unsentFor(there, 'write').message).toBe(left);
      expect(typedFor(there.id, 'write').message).toBe(left);
    }
  });

  test('that never arrived is applied to the order as it is now', async () => {
    const { act, actNow } = await openPage();
    lab.line = 'down';
    await act(cancel);
    lab.line = 'up';
    await actNow({ event: 'write', message: 'hello' });
    expect(await actNow(cancel)).toEqual({ kind: 'done' });
    expect(eventsThere()).toEqual(['write', 'cancel']);
  });

  test('shows the order’s new state', async () => {
    const page = await openPage();
    expect(await page.act(cancel)).toEqual({ kind: 'done' });
    expect(page.$order.get()).toMatchObject({ state: 'cancelled' });
  });

  test('is retried as the same event if the request was lost', async () => {
    const page = await openPage();
    lab.line = 'down';
    expect(await page.act(cancel)).toMatchObject({ kind: 'unknown', why: 'offline' });
    expect(page.$order.get()).toMatchObject({ state: 'submitted' });
    lab.line = 'up';
    expect(await page.act(cancel)).toEqual({ kind: 'done' });
    expect(eventsThere()).toEqual(['cancel']);
  });

  test.each(['cancel', 'write'] as const)(
    'does not %s twice if the answer was lost',
    async (event) => {
      const asked = event === 'cancel' ? cancel : ({ event, message: 'hello' } as const);
      const page = await openPage();
      lab.line = 'dropsAnswers';
      expect(await page.act(asked)).toMatchObject({ kind: 'unknown', why: 'offline' });
      expect(eventsThere()).toEqual([event]);
      lab.line = 'up';
      expect(await page.act(asked)).toEqual({ kind: 'done' });
      expect(eventsThere()).toEqual([event]);
      expect(page.$order.get()?.events).toHaveLength(1);
    },
  );

  test('sends different words as another message', async () => {
    const page = await openPage();
    lab.line = 'dropsAnswers';
    await page.act({ event: 'write', message: 'one' });
    lab.line = 'up';
    await page.act({ event: 'write', message: 'one and two' });
    expect(there.events.map(({ message }) => message)).toEqual(['one', 'one and two']);
  });

  test('sends the same words twice if the user means to', async () => {
    const page = await openPage();
    await page.act({ event: 'write', message: 'hello' });
    await page.act({ event: 'write', message: 'hello' });
    expect(eventsThere()).toEqual(['write', 'write']);
  });

  test('does nothing if the lab has changed the order since, and shows the changes', async () => {
    const page = await openPage();
    asLab(1, { event: 'accept', promisedFor: '2026-12-01' });
    asLab(2, { event: 'start' });
    const result = await page.act(cancel);
    expect(result).toMatchObject({
      kind: 'changed',
      news: [{ event: 'accept' }, { event: 'start' }],
    });
    expect(page.$order.get()).toMatchObject({ state: 'inProduction', promisedFor: '2026-12-01' });
    expect(eventsThere()).toEqual(['accept', 'start']);
  });

  test('on an order that is not on screen leaves the screen, and reports that order’s changes', async () => {
    const page = await openPage();
    const other = { ...there, id: idOf(9) };
    page.$order.set(other);
    asLab(1, { event: 'accept', promisedFor: '2026-12-01' });
    expect(await page.act(cancel)).toMatchObject({
      kind: 'changed',
      news: [{ event: 'accept' }],
      now: { id: there.id, state: 'accepted' },
    });
    expect(await page.act({ event: 'write', message: 'hello' })).toEqual({ kind: 'done' });
    expect(page.$order.get()).toBe(other);
  });

  test('notices what happened between a lost request and the retry', async () => {
    const page = await openPage();
    lab.line = 'down';
    await page.act(cancel);
    lab.line = 'up';
    asLab(1, { event: 'ask', message: 'Which PD?' });
    expect(await page.act(cancel)).toMatchObject({ kind: 'changed', news: [{ event: 'ask' }] });
    expect(eventsThere()).toEqual(['ask']);
  });

  test('keeps the request if the server fails, and reports its faults if the server refuses', async () => {
    const page = await openPage();
    const path = orderPaths.events(there.id, there.account.id);
    lab.acts.set(path, () => refused(503, 'unavailable'));
    expect(await page.act(cancel)).toMatchObject({ kind: 'unknown', why: 'failed' });
    lab.acts.set(path, () => refused(429, 'tooManyOrders'));
    expect(await page.act(cancel)).toMatchObject({ kind: 'unknown', why: 'busy' });
    const issues = [{ path: 'lines', code: 'stockOut' }] as const;
    lab.acts.set(path, () => refused(422, 'invalid', issues));
    expect(await page.act(cancel)).toEqual({ kind: 'refused', issues });
  });

  test('is not done as a user who has since signed in in another tab', async () => {
    const page = await openPage();
    lab.session = shop2;
    expect(await page.act(cancel)).toEqual({ kind: 'left' });
    expect(eventsThere()).toEqual([]);
    expect(page.$signedIn.get()).toEqual(shop2);
    expect(page.$order.get()).toBeNull();
  });

  test('asks to sign in when the session has ended', async () => {
    const page = await openPage();
    lab.session = null;
    expect(await page.act(cancel)).toEqual({ kind: 'left' });
    expect(page.$signedIn.get()).toBeNull();
  });
});

describe('an order on screen', () => {
  test('is not replaced by an older response that arrives late', async () => {
    const page = await openPage();
    const { openOrder } = await import('../../../src/stores/orders/order.ts');
    lab.offers.set(orderPaths.order(there.id), there);
    lab.beforeAnswer = async () => {
      page.$order.set({ ...there, events: [{ ...there.events[0], id: idOf(3) } as OrderEvent] });
    };
    await openOrder(there.id);
    expect(page.$order.get()?.events).toHaveLength(1);
  });
});

describe('text typed for an event', () => {
  async function openTyped() {
    const page = await openPage();
    return { ...page, ...(await import('../../../src/stores/orders/typed-event.ts')) };
  }
  const typed = (message: string) => ({ ...emptyDetails, message });

  test('stays for the user who typed it until it is sent', async () => {
    const page = await openTyped();
    page.keepTyped(there.id, 'answer', typed('31'));
    const again = await openTyped();
    expect(again.typedFor(there.id, 'answer').message).toBe('31');
    again.$signedIn.set(shop2);
    expect(again.typedFor(there.id, 'answer').message).toBe('');
    again.$signedIn.set(shop);
    again.forgetTyped(there.id, 'answer');
    expect(again.typedFor(there.id, 'answer').message).toBe('');
  });

  test('becomes a message when the event is no longer possible', async () => {
    const page = await openTyped();
    expect(page.moveToMessage(there.id, 'answer')).toBe(false);
    page.keepTyped(there.id, 'write', typed('first'));
    page.keepTyped(there.id, 'answer', typed('31'));
    expect(page.moveToMessage(there.id, 'answer')).toBe(true);
    expect(page.typedFor(there.id, 'write').message).toBe('first\n31');
    expect(page.typedFor(there.id, 'answer').message).toBe('');
  });
});
