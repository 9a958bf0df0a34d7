import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ViewsAnswer } from '../../../src/api/counter/contract.ts';
import { counterPaths } from '../../../src/api/counter/paths.ts';
import { lab as clerk, shop } from '../../fixtures/people.ts';
import { freshDevice } from '../../support/browser-tab.ts';
import { FakeLab, refused } from '../../support/fake-lab.ts';

const id = '01900000-0000-7000-8000-0000000000c1';
const standing = { dueToday: 1, late: 2, answered: 3, quotes: 1000 };
const mine: ViewsAnswer['own'][number] = { id, name: 'Mine', filter: { kind: 'rx' }, count: 7 };
const answerOf = (...own: ViewsAnswer['own']): ViewsAnswer => ({ standing, own, most: 1000 });

let lab: FakeLab;
beforeEach(() => {
  lab = new FakeLab();
  lab.session = clerk;
  lab.offers.set(counterPaths.views, answerOf(mine));
  freshDevice(lab);
  const address = new URL('http://panel.test/orders');
  const go = (_state: unknown, _title: string, path: string) => {
    address.href = new URL(path, address).href;
  };
  vi.stubGlobal('location', address);
  vi.stubGlobal('history', { state: null, pushState: go, replaceState: go });
  vi.stubGlobal('HashChangeEvent', Event);
});
afterEach(() => vi.unstubAllGlobals());

const reads = () => lab.asked.filter((request) => request === `GET ${counterPaths.views}`).length;

async function openCounter(address = '/orders') {
  vi.resetModules();
  const { $signedIn } = await import('../../../src/stores/shell/session.ts');
  $signedIn.set(clerk);
  const { $router } = await import('../../../src/stores/shell/router.ts');
  $router.listen(() => {});
  $router.open(address);
  const { $choiceQuery } = await import('../../../src/stores/orders/list-choice.ts');
  const { noteAct } = await import('../../../src/stores/shell/changes.ts');
  const views = await import('../../../src/stores/counter/views.ts');
  const named = () =>
    views.$queueViews.get().map(({ name, ...view }) => [name ?? view.id, view.count]);
  return { ...views, $choiceQuery, noteAct, named };
}

describe('the views of the counter', () => {
  test('are those that everyone has, and then the person’s own, with their counts', async () => {
    const counter = await openCounter();
    expect(counter.named().map(([, count]) => count)).toEqual([null, null, null, null]);
    const stop = counter.followViews();
    await vi.waitFor(() => expect(counter.named().at(-1)).toEqual(['Mine', 7]));
    expect(counter.named()).toEqual([...Object.entries(standing), ['Mine', 7]]);
    expect(counter.$mostViewed.get()).toBe(1000);
    stop();
  });

  test('of a shop are its own', async () => {
    lab.session = shop;
    const counter = await openCounter();
    const { $signedIn } = await import('../../../src/stores/shell/session.ts');
    $signedIn.set(shop);
    expect(counter.named().map(([name]) => name)).toEqual(['waiting', 'dueToday', 'late']);
  });

  test('are counted again once somebody here has acted, until the counter is left', async () => {
    const counter = await openCounter();
    const stop = counter.followViews();
    await vi.waitFor(() => expect(counter.$mostViewed.get()).toBe(1000));
    counter.noteAct();
    await vi.waitFor(() => expect(reads()).toBe(2));
    stop();
    counter.noteAct();
    expect(reads()).toBe(2);
  });

  test('show their filters in place of those before', async () => {
    const counter = await openCounter('/orders?state=ready');
    expect(counter.$shownView.get()).toBeUndefined();
    for (const view of counter.$queueViews.get()) {
      counter.showView(view);
      expect(counter.$shownView.get()?.id).toBe(view.id);
    }
    expect(counter.$choiceQuery.get()).toBe('order=oldest&needs=quote');
  });
});

describe('a saved view', () => {
  test('stores the list’s filters under a name', async () => {
    const counter = await openCounter('/orders?state=ready');
    const saved: unknown[] = [];
    lab.acts.set(counterPaths.view(id), (_, body) => {
      saved.push(body);
      return Response.json(answerOf({ ...mine, filter: { state: 'ready' } }));
    });
    expect(await counter.saveView(id, ' Mine ')).toBe('done');
    expect(saved).toEqual([{ name: 'Mine', filter: { state: 'ready' } }]);
    expect(counter.$shownView.get()).toMatchObject({ id, name: 'Mine' });
  });

  test('has what counts orders read again once it is saved: the menu may show it', async () => {
    const counter = await openCounter('/orders?state=ready');
    const { $acts } = await import('../../../src/stores/shell/changes.ts');
    lab.acts.set(counterPaths.view(id), () => Response.json(answerOf(mine)));
    await counter.saveView(id, 'Mine');
    expect($acts.get()).toBe(1);
  });

  test('can be deleted without changing the list', async () => {
    const counter = await openCounter('/orders?kind=rx');
    lab.acts.set(`DELETE ${counterPaths.view(id)}`, () => Response.json(answerOf()));
    expect(await counter.removeView(id)).toBe('done');
    expect(counter.named()).toEqual(Object.entries(standing));
    expect(counter.$choiceQuery.get()).toBe('kind=rx');
  });

  test('that was not saved says why', async () => {
    const counter = await openCounter();
    lab.acts.set(counterPaths.view(id), () => refused(422, 'invalid'));
    expect(await counter.saveView(id, 'Mine')).toBe('refused');
    lab.line = 'down';
    expect(await counter.saveView(id, 'Mine')).toBe('offline');
  });
});
