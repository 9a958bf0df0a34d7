import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MoveAnswer } from '../../../src/api/counter/contract.ts';
import { counterPaths } from '../../../src/api/counter/paths.ts';
import type { OrderSummary } from '../../../src/domain/order/order.ts';
import { lab as clerk, shop } from '../../fixtures/people.ts';
import { freshDevice } from '../../support/browser-tab.ts';
import { FakeLab, refused } from '../../support/fake-lab.ts';

const askedAt = '2026-11-22T08:00:00.000Z';

const answerOf = (id: string, given: Partial<MoveAnswer> = {}): MoveAnswer => ({
  id,
  step: 'next',
  undoes: null,
  askedAt,
  expected: 60,
  moved: 0,
  unmoved: 0,
  isOver: false,
  orders: [],
  ...given,
});

let lab: FakeLab;
/** Ids of the moves that were asked for, as often as they were. */
let asked: string[];
let bodies: unknown[];

beforeEach(() => {
  lab = new FakeLab();
  lab.session = clerk;
  freshDevice(lab);
  asked = [];
  bodies = [];
  lab.acts.set(counterPaths.moves, (key, body) => {
    asked.push(key);
    bodies.push(body);
    lab.offers.set(counterPaths.move(key), answerOf(key));
    return Response.json(answerOf(key), { status: 201 });
  });
  vi.useFakeTimers({ now: new Date(askedAt) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const later = (ms = 2_000) => vi.advanceTimersByTimeAsync(ms);

async function openCounter() {
  vi.resetModules();
  const { $signedIn } = await import('../../../src/stores/shell/session.ts');
  $signedIn.set(clerk);
  const { $router } = await import('../../../src/stores/shell/router.ts');
  $router.open('/orders?state=ready');
  const { $acts } = await import('../../../src/stores/shell/changes.ts');
  const moves = await import('../../../src/stores/counter/queue-move.ts');
  const shown = () => {
    const move = moves.$queueMove.get();
    return move?.kind === 'known' ? move.move : null;
  };
  return { ...moves, $acts, $signedIn, shown };
}

/** How often the server was asked how far the moves got. */
const looks = () => lab.asked.filter((request) => /^GET .*moves\/./.test(request)).length;

const reach = (id: string, given: Partial<MoveAnswer>) =>
  lab.offers.set(counterPaths.move(id), answerOf(id, given));

describe('a step of a shop', () => {
  const account = shop.account.id;
  const order = (id: string) => ({ id, account: shop.account }) as OrderSummary;
  const open = async () => {
    lab.session = shop;
    const counter = await openCounter();
    counter.$signedIn.set(shop);
    const { $orders } = await import('../../../src/stores/orders/orders.ts');
    $orders.set({ orders: [order('a'), order('b')], next: 'more' });
    const { selectAllMatching } = await import('../../../src/stores/counter/all-matching.ts');
    const { toggleSelected } = await import('../../../src/stores/counter/selection.ts');
    return { ...counter, selectAllMatching, toggle: (id: string) => toggleSelected(order(id)) };
  };

  test('is of the selected orders by name', async () => {
    const list = await open();
    list.toggle('b');
    await list.moveOwn('cancel', 'mistake');
    expect(bodies).toEqual([
      {
        step: 'cancel',
        reason: 'mistake',
        filter: { state: 'ready' },
        leftOut: [],
        orders: [{ account, id: 'b' }],
      },
    ]);
  });

  test('moves all matching orders except the deselected ones', async () => {
    const list = await open();
    list.selectAllMatching();
    list.toggle('a');
    await list.moveOwn('deliver');
    expect(bodies).toEqual([
      { step: 'deliver', filter: { state: 'ready' }, leftOut: [{ account, id: 'a' }] },
    ]);
  });
});

describe('a move of all matching orders', () => {
  test('is of the filters, shows how far it got, and ends once it is over', async () => {
    const counter = await openCounter();
    await counter.moveAllMatching('next');
    const [id = ''] = asked;
    expect(bodies).toEqual([{ step: 'next', filter: { state: 'ready' }, leftOut: [] }]);
    reach(id, { moved: 25 });
    await later();
    expect(counter.shown()).toMatchObject({ moved: 25, isOver: false });
    reach(id, { moved: 59, unmoved: 1, isOver: true });
    await later();
    expect(counter.shown()).toMatchObject({ moved: 59, unmoved: 1, isOver: true });
    const after = looks();
    await later(60_000);
    expect(looks()).toBe(after);
  });

  test('has what counts orders read again only where it got further', async () => {
    const counter = await openCounter();
    await counter.moveAllMatching('next');
    await later(5_000);
    expect(counter.$acts.get()).toBe(0);
    reach(asked[0] ?? '', { moved: 25 });
    await later(5_000);
    expect(counter.$acts.get()).toBe(1);
  });

  test('is not asked for while one is on its way', async () => {
    const counter = await openCounter();
    await Promise.all([counter.moveAllMatching('next'), counter.moveAllMatching('next')]);
    await counter.moveAllMatching('next');
    expect(asked).toHaveLength(1);
  });

  test('can be asked for again once it is over or did not arrive', async () => {
    const counter = await openCounter();
    expect(counter.$isMoving.get()).toBe(false);
    const sent = counter.moveAllMatching('next');
    expect(counter.$isMoving.get()).toBe(true);
    await sent;
    expect(counter.$isMoving.get()).toBe(true);
    reach(asked[0] ?? '', { moved: 60, isOver: true });
    await later();
    expect(counter.$isMoving.get()).toBe(false);
    lab.line = 'dropsAnswers';
    await counter.moveAllMatching('next');
    expect(counter.$isMoving.get()).toBe(false);
  });

  test('keeps its id when it is retried after it may not have arrived', async () => {
    const counter = await openCounter();
    lab.line = 'dropsAnswers';
    await counter.moveAllMatching('ship');
    expect(counter.$queueMove.get()).toMatchObject({ kind: 'unsent', unsent: { why: 'offline' } });
    lab.line = 'up';
    await counter.retryQueueMove();
    expect([asked.length, new Set(asked).size]).toEqual([2, 1]);
    expect(counter.shown()?.id).toBe(asked[0]);
  });

  test('that was refused says so', async () => {
    const counter = await openCounter();
    lab.acts.set(counterPaths.moves, () => refused(422, 'invalid'));
    await counter.moveAllMatching('next');
    expect(counter.$queueMove.get()).toMatchObject({ kind: 'unsent', unsent: { why: 'refused' } });
  });

  test('that goes on is shown after a reload', async () => {
    const id = '01900000-0000-7000-8000-0000000000d1';
    lab.offers.set(counterPaths.moves, { moves: [answerOf(id, { moved: 5 })] });
    reach(id, { moved: 60, isOver: true });
    const counter = await openCounter();
    counter.followQueueMoves();
    await later();
    expect(counter.shown()).toMatchObject({ id, moved: 60, isOver: true });
  });

  test('is forgotten for another person', async () => {
    const counter = await openCounter();
    await counter.moveAllMatching('next');
    counter.$signedIn.set(null);
    const before = looks();
    await later(60_000);
    expect([counter.$queueMove.get(), looks()]).toEqual([null, before]);
  });
});

describe('the server is not asked how far it got', () => {
  const showPage = (visibilityState: string) => {
    Object.assign(document, { visibilityState });
    document.dispatchEvent(new Event('visibilitychange'));
  };

  test('while the page is hidden, and at once when it is shown', async () => {
    const counter = await openCounter();
    await counter.moveAllMatching('next');
    showPage('hidden');
    await later(60_000);
    expect(looks()).toBe(0);
    reach(asked[0] ?? '', { moved: 60, isOver: true });
    showPage('visible');
    await later(0);
    expect(counter.shown()?.isOver).toBe(true);
  });

  test('while the device is offline, and at once when it is back', async () => {
    const counter = await openCounter();
    await counter.moveAllMatching('next');
    vi.stubGlobal('navigator', { onLine: false });
    await later(60_000);
    expect(looks()).toBe(0);
    reach(asked[0] ?? '', { moved: 60, isOver: true });
    vi.stubGlobal('navigator', { onLine: true });
    window.dispatchEvent(new Event('online'));
    await later(0);
    expect(counter.shown()?.isOver).toBe(true);
  });

  test('more than a few times in a minute while it does not answer', async () => {
    const counter = await openCounter();
    await counter.moveAllMatching('next');
    lab.offers.delete(counterPaths.move(asked[0] ?? ''));
    lab.refusesReading = [503, 'unavailable'];
    await later(60_000);
    expect(looks()).toBeLessThan(15);
    reach(asked[0] ?? '', { moved: 60, isOver: true });
    await later(30_000);
    expect(counter.shown()?.isOver).toBe(true);
  });

  test('once the counter is left', async () => {
    const counter = await openCounter();
    const leave = counter.followQueueMoves();
    await counter.moveAllMatching('next');
    leave();
    await later(60_000);
    expect(looks()).toBe(0);
  });
});

describe('undoing a move', () => {
  const id = '01900000-0000-7000-8000-0000000000d2';
  const undone: string[] = [];

  beforeEach(() => {
    undone.length = 0;
    lab.acts.set(counterPaths.undo(id), (key) => {
      undone.push(key);
      reach(key, { undoes: id, moved: 60, isOver: true });
      return Response.json(answerOf(key, { step: null, undoes: id }), { status: 201 });
    });
  });

  test('shows an undo', async () => {
    const counter = await openCounter();
    await counter.undoQueueMove({ id });
    await later();
    expect(counter.shown()).toMatchObject({ undoes: id, moved: 60, isOver: true });
  });

  test('happens once when it is requested repeatedly', async () => {
    const counter = await openCounter();
    lab.line = 'dropsAnswers';
    await counter.undoQueueMove({ id });
    expect(counter.$undoProblem.get()).toBe('offline');
    lab.line = 'up';
    await counter.undoQueueMove({ id });
    expect([undone.length, new Set(undone).size]).toEqual([2, 1]);
    expect(counter.$undoProblem.get()).toBeNull();
  });

  test('leaves no error behind on the next move', async () => {
    const counter = await openCounter();
    lab.line = 'dropsAnswers';
    await counter.undoQueueMove({ id });
    lab.line = 'up';
    await counter.moveAllMatching('next');
    expect(counter.$undoProblem.get()).toBeNull();
  });
});
