import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { ApiPath } from '../../../src/api/api-path.ts';
import { shop, shop2 } from '../../fixtures/people.ts';
import { freshDevice } from '../../support/browser-tab.ts';
import { FakeLab } from '../../support/fake-lab.ts';

const clerk = { ...shop, user: { ...shop.user, role: 'SuperAdmin' as const } };
const path = '/api/things';

let lab: FakeLab;
beforeEach(() => {
  lab = new FakeLab();
  lab.session = clerk;
  freshDevice(lab);
});

interface Answer {
  names: string[];
  next: string | null;
}

async function open(address = '/things') {
  vi.resetModules();
  const { $signedIn } = await import('../../../src/stores/shell/session.ts');
  $signedIn.set(clerk);
  const { $router } = await import('../../../src/stores/shell/router.ts');
  $router.listen(() => {});
  $router.open(address);
  const { createFilteredList } = await import('../../../src/stores/lists/filtered-list.ts');
  const list = createFilteredList({
    screen: '/things',
    everything: { text: '', tier: '' },
    pathOf: ({ text, tier }, after) =>
      `${path}?${[text, tier, after].join(',')}` as ApiPath<{ GET: Answer }>,
    pageOf: ({ names, next }: Answer) => ({ rows: names, next }),
  });
  return { list, $router, $signedIn };
}

const page = (names: string[], next: string | null = null): Answer => ({ names, next });

describe('a list of the lab', () => {
  test('is read with the filters in the address', async () => {
    lab.offers.set(`${path}?a,gold,`, page(['one']));
    const { list } = await open('/things?text=a&tier=gold');
    const stop = list.follow();
    await vi.waitFor(() => expect(list.$list.get()?.rows).toEqual(['one']));
    expect(list.$typed.get()).toBe('a');
    expect(list.$isCurrent.get()).toBe(true);
    stop();
  });

  test('shows the previous rows until the response for other filters arrives', async () => {
    lab.offers.set(`${path}?,,`, page(['one']));
    lab.offers.set(`${path}?,gold,`, page(['two']));
    const { list, $router } = await open();
    await list.reload();
    $router.open('/things?tier=gold');
    expect(list.$list.get()?.rows).toEqual(['one']);
    expect(list.$isCurrent.get()).toBe(false);
    await list.reload();
    expect(list.$list.get()?.rows).toEqual(['two']);
  });

  test('discards a response that a later request has overtaken', async () => {
    lab.offers.set(`${path}?a,,`, page(['early']));
    lab.offers.set(`${path}?ab,,`, page(['late']));
    const { list, $router } = await open('/things?text=a');
    lab.beforeAnswer = () => {
      $router.open('/things?text=ab');
      return list.reload();
    };
    await list.reload();
    expect(list.$list.get()?.rows).toEqual(['late']);
  });

  test('reads the list again for someone who signs in in another tab', async () => {
    lab.offers.set(`${path}?,,`, page(['theirs']));
    const { list, $signedIn } = await open();
    const stop = list.follow();
    await vi.waitFor(() => expect(list.$list.get()?.rows).toEqual(['theirs']));
    lab.offers.set(`${path}?,,`, page(['mine']));
    lab.session = shop2;
    $signedIn.set(shop2);
    await vi.waitFor(() => expect(list.$list.get()?.rows).toEqual(['mine']));
    stop();
  });

  test('loads more after its last row, and reloads as many rows as it showed', async () => {
    lab.offers.set(`${path}?,,`, page(['one'], '1'));
    lab.offers.set(`${path}?,,1`, page(['two'], '2'));
    lab.offers.set(`${path}?,,2`, page(['three']));
    const { list } = await open();
    await list.reload();
    await list.readMore();
    expect(list.$list.get()).toMatchObject({ rows: ['one', 'two'], next: '2' });
    lab.offers.set(`${path}?,,1`, page(['two, changed'], '2'));
    await list.reload();
    expect(list.$list.get()).toMatchObject({ rows: ['one', 'two, changed'], next: '2' });
    await list.readMore();
    await list.readMore();
    expect(list.$list.get()).toMatchObject({ next: null });
    expect(list.$list.get()?.rows.length).toBe(3);
  });

  test('reads on with its own filters after its screen is left', async () => {
    lab.offers.set(`${path}?,gold,`, page(['one'], '1'));
    lab.offers.set(`${path}?,gold,1`, page(['two'], '2'));
    lab.offers.set(`${path}?,gold,2`, page(['three']));
    lab.offers.set(`${path}?,,2`, page(['of another tier']));
    const { list, $router } = await open('/things?tier=gold');
    await list.reload();
    await list.readMore();
    $router.open('/orders');
    await list.readMore();
    expect(list.$list.get()?.rows).toEqual(['one', 'two', 'three']);
  });

  test('keeps its rows when the next page cannot be read, and can retry', async () => {
    lab.offers.set(`${path}?,,`, page(['one'], '1'));
    const { list } = await open();
    await list.reload();
    lab.line = 'down';
    await list.readMore();
    expect(list.$moreReading.get()).toBe('offline');
    lab.line = 'up';
    lab.offers.set(`${path}?,,1`, page(['two']));
    await list.readMore();
    expect(list.$list.get()?.rows).toEqual(['one', 'two']);
  });

  test('says why it is empty', async () => {
    const { list } = await open();
    lab.refusesReading = [503, 'unavailable'];
    await list.reload();
    expect(list.$reading.get()).toBe('failed');
    lab.line = 'down';
    await list.reload();
    expect(list.$reading.get()).toBe('offline');
    expect(list.$list.get()).toBeNull();
  });

  test('is not shown to the next user, and not read on another screen', async () => {
    lab.offers.set(`${path}?,,`, page(['one']));
    const { list, $router, $signedIn } = await open();
    await list.reload();
    $signedIn.set(null);
    expect(list.$list.get()).toBeNull();
    $router.open('/orders');
    const asked = lab.asked.length;
    await list.reload();
    expect(lab.asked.length).toBe(asked);
  });
});

describe('a search', () => {
  /** Entries of the browser's history, oldest first. */
  function recordHistory(first: string): string[] {
    const entries = [first];
    const address = new URL(first, 'http://panel.test');
    const put = (at: number) => (_state: unknown, _title: string, to: string) => {
      entries.splice(entries.length - at, at, to);
      address.href = new URL(to, address).href;
    };
    vi.stubGlobal('location', address);
    vi.stubGlobal('history', { state: null, pushState: put(0), replaceState: put(1) });
    vi.stubGlobal('HashChangeEvent', Event);
    onTestFinished(() => void vi.unstubAllGlobals());
    return entries;
  }

  const search = ({ list }: Awaited<ReturnType<typeof open>>, text: string) => {
    list.type(text);
    list.submit();
  };

  test('is one step in the history, however often its text has changed', async () => {
    const entries = recordHistory('/things');
    const page = await open();
    for (const text of ['a', 'ab', 'abc']) search(page, text);
    expect(entries).toEqual(['/things', '/things?text=abc']);
  });

  test('and each other filter are separate steps', async () => {
    const entries = recordHistory('/things');
    const page = await open();
    search(page, 'a');
    page.list.choose({ tier: 'gold' });
    search(page, '');
    expect(entries).toEqual(['/things', '/things?text=a', '/things?tier=gold']);
  });
});
