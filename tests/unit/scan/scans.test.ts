import { setPersistentEngine } from '@nanostores/persistent';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OrderState } from '../../../src/domain/lifecycle/order-state.ts';
import type { SignedIn } from '../../../src/domain/vocabulary/account.ts';
import { shop } from '../../fixtures/people.ts';
import { placedRx } from '../../fixtures/placed-rx.ts';
import { progressiveOrder } from '../../fixtures/rx.ts';
import { freshDevice, openTab } from '../../support/browser-tab.ts';
import { FakeLab } from '../../support/fake-lab.ts';

const clerk: SignedIn = { ...shop, user: { ...shop.user, role: 'SuperAdmin' } };
const steps: OrderState[] = ['accepted', 'inProduction', 'qualityControl', 'ready', 'shipped'];

/** Every scan resolves to the ticket of this order. */
const scannedOrder = { id: '01900000-0000-7000-8000-0000000000f1', account: shop.account.id };

/** The server as the scanner sees it: each scan moves its order one step, once per key. */
class FakeCounter {
  isUp = true;
  losesAnswers = false;
  refuses: [status: number, code: string, state?: OrderState] | undefined;
  readonly states = new Map<string, OrderState>();
  readonly done = new Set<string>();
  readonly numbers: string[] = [];

  readonly fetch = async (_: string, { headers, body }: RequestInit) => {
    if (!this.isUp) throw new TypeError('no connection');
    const { number } = JSON.parse(String(body));
    const key = new Headers(headers).get('Idempotency-Key') ?? '';
    this.numbers.push(number);
    if (this.refuses) return this.refuse(...this.refuses);
    if (!this.done.has(key)) this.move(number);
    this.done.add(key);
    if (this.losesAnswers) throw new TypeError('the answer is lost');
    const order = { ...scannedOrder, account: { id: scannedOrder.account, name: 'Shop' } };
    return Response.json({ outcome: 'moved', order: { ...order, state: this.states.get(number) } });
  };

  private move(number: string): void {
    const state = this.states.get(number) ?? 'accepted';
    this.states.set(number, steps[steps.indexOf(state) + 1] ?? state);
  }

  private refuse(status: number, code: string, state?: OrderState): Response {
    const issues = state ? [{ path: 'station', code: 'invalid', params: { state } }] : [];
    return Response.json({ code, issues }, { status });
  }
}

let counter: FakeCounter;
let ends: (() => void)[] = [];
beforeEach(() => {
  const events = { addEventListener: () => {}, removeEventListener: () => {} };
  setPersistentEngine({}, events);
  freshDevice(new FakeLab());
  counter = new FakeCounter();
  vi.stubGlobal('fetch', counter.fetch);
  vi.useFakeTimers({ now: new Date('2026-11-22T08:00:00Z') });
  return () => vi.useRealTimers();
});

async function openStation() {
  await openTab(clerk);
  const scans = await import('../../../src/stores/scan/scans.ts');
  const { followScans } = await import('../../../src/stores/scan/send-scans.ts');
  const results = () => scans.$scans.get().map(({ number, result }) => [number, result.kind]);
  return { ...scans, followScans: () => ends.push(followScans()), results };
}

afterEach(() => {
  for (const end of ends) end();
  ends = [];
});

const later = () => vi.advanceTimersByTimeAsync(5_000);

describe('a scan', () => {
  test('moves the order and shows its new state', async () => {
    const station = await openStation();
    station.followScans();
    station.addScan(' 7K3M-9QXD ');
    await later();
    expect(station.$scans.get()[0]?.result).toEqual({ kind: 'moved', state: 'inProduction' });
  });

  test('identifies its order, whose pieces can break until it is shipped', async () => {
    const station = await openStation();
    const { breakableOf } = await import('../../../src/stores/scan/broken.ts');
    station.followScans();
    const breakable: unknown[] = [];
    for (const _ of steps) {
      station.addScan('7K3M-9QXD');
      await later();
      const [latest] = station.$scans.get();
      breakable.push(latest && breakableOf(latest));
    }
    expect(breakable).toEqual([scannedOrder, scannedOrder, scannedOrder, null, null]);
  });

  test('shows that a piece of its order broke, and the order’s new state', async () => {
    const station = await openStation();
    const { noteBroken } = await import('../../../src/stores/scan/broken.ts');
    station.followScans();
    station.addScan('7K3M-9QXD');
    await later();
    const order = { ...placedRx(progressiveOrder()), state: 'qualityControl' as const };
    noteBroken(station.$scans.get()[0]?.id ?? '', order);
    expect(station.$scans.get()[0]).toMatchObject({
      result: { kind: 'broken', state: 'inProduction' },
      order: scannedOrder,
    });
  });

  test('rereads the counts of orders after moving one', async () => {
    const station = await openStation();
    const { $acts } = await import('../../../src/stores/shell/changes.ts');
    station.followScans();
    station.addScan('7K3M-9QXD');
    await later();
    expect($acts.get()).toBe(1);
    counter.refuses = [409, 'notAllowed', 'shipped'];
    station.addScan('7K3M-9QXD');
    await later();
    expect($acts.get()).toBe(1);
  });

  test('of the same ticket is an accidental repeat at first, and the next step later', async () => {
    const station = await openStation();
    station.followScans();
    station.addScan('7K3M-9QXD');
    station.addScan('7K3M-9QXD');
    expect(station.$again.get()).toBe('7K3M-9QXD');
    await later();
    expect(counter.states.get('7K3M-9QXD')).toBe('inProduction');
    station.addScan('7K3M-9QXD');
    await later();
    expect([station.$again.get(), counter.states.get('7K3M-9QXD')]).toEqual([
      null,
      'qualityControl',
    ]);
  });

  test('of the same ticket is no repeat after the clock was set back', async () => {
    const station = await openStation();
    const noon = Date.UTC(2026, 10, 22, 12);
    station.addScan('7K3M-9QXD', noon);
    station.addScan('7K3M-9QXD', noon - 3_600_000);
    expect(station.$again.get()).toBeNull();
    expect(station.$scans.get()).toHaveLength(2);
  });

  test('of something else is not sent', async () => {
    const station = await openStation();
    station.followScans();
    station.addScan('6260100330012');
    await later();
    expect(station.results()).toEqual([['6260100330012', 'notFound']]);
    expect(counter.numbers).toEqual([]);
  });

  test.each([
    [[409, 'notAllowed', 'submitted'] as const, { kind: 'stays', state: 'submitted' }],
    [[404, 'notFound'] as const, { kind: 'notFound' }],
    [[409, 'changed'] as const, { kind: 'changed' }],
    [[403, 'forbidden'] as const, { kind: 'failed' }],
  ])('that is refused with %j says so', async (refusal, result) => {
    const station = await openStation();
    counter.refuses = [...refusal];
    station.followScans();
    station.addScan('7K3M-9QXD');
    await later();
    expect(station.$scans.get()[0]?.result).toEqual(result);
  });
});

describe('without a connection', () => {
  test('scans wait and are sent in order', async () => {
    const station = await openStation();
    counter.isUp = false;
    station.followScans();
    for (const number of ['7K3M-9QXD', '0000-0001', '0000-0002']) station.addScan(number);
    await later();
    expect(station.$waitingScans.get()).toHaveLength(3);
    counter.isUp = true;
    await later();
    expect(counter.numbers).toEqual(['7K3M-9QXD', '0000-0001', '0000-0002']);
    expect(station.results().map(([, kind]) => kind)).toEqual(['moved', 'moved', 'moved']);
  });

  test('a scan whose answer was lost moves the order once', async () => {
    const station = await openStation();
    counter.losesAnswers = true;
    station.followScans();
    station.addScan('7K3M-9QXD');
    await later();
    counter.losesAnswers = false;
    await later();
    expect(counter.numbers.length).toBeGreaterThan(1);
    expect(station.$scans.get()[0]?.result).toEqual({ kind: 'moved', state: 'inProduction' });
  });

  test('a scan is retried if the server is busy', async () => {
    const station = await openStation();
    counter.refuses = [503, 'unavailable'];
    station.followScans();
    station.addScan('7K3M-9QXD');
    await later();
    expect(station.results()).toEqual([['7K3M-9QXD', 'waiting']]);
    counter.refuses = undefined;
    await later();
    expect(station.results()).toEqual([['7K3M-9QXD', 'moved']]);
  });

  test('a scan whose screen is left before the answer waits until the screen is open again', async () => {
    const station = await openStation();
    counter.isUp = false;
    station.followScans();
    station.addScan('7K3M-9QXD');
    ends.pop()?.();
    await later();
    counter.isUp = true;
    await later();
    expect(counter.numbers).toEqual([]);
    station.followScans();
    await later();
    expect(station.results()).toEqual([['7K3M-9QXD', 'moved']]);
  });

  test('other users neither see nor send waiting scans', async () => {
    const station = await openStation();
    counter.isUp = false;
    station.followScans();
    station.addScan('7K3M-9QXD');
    const { $signedIn } = await import('../../../src/stores/shell/session.ts');
    $signedIn.set({
      ...clerk,
      user: { ...clerk.user, id: '01900000-0000-7000-8000-0000000000b9' },
    });
    counter.isUp = true;
    await later();
    expect([station.results(), counter.numbers]).toEqual([[], []]);
    $signedIn.set(clerk);
    await later();
    expect(station.results()).toEqual([['7K3M-9QXD', 'moved']]);
  });
});

describe('a scan that a Persian keyboard layout typed', () => {
  test.each([
    ['۷ن۳پ-۹ضطی', '7K3M-9QXD'],
    ['۷K۳M–۹QXD', '7K3M-9QXD'],
    ['7k3m9qxd', '7K3M-9QXD'],
    ['ی-۷ن۳پ-۹ضطی', 'D-7K3M-9QXD'],
    ['d−7k3m−9qxd', 'D-7K3M-9QXD'],
  ])('%s is sent as %s', async (typed, number) => {
    const station = await openStation();
    station.followScans();
    station.addScan(typed);
    await later();
    expect(counter.numbers).toEqual([number]);
    expect(station.results()).toEqual([[number, 'moved']]);
  });

  test('counts as a repeat of the same ticket in Latin letters', async () => {
    const station = await openStation();
    station.addScan('7K3M-9QXD');
    station.addScan('۷ن۳پ-۹ضطی');
    expect(station.$again.get()).toBe('7K3M-9QXD');
  });
});
