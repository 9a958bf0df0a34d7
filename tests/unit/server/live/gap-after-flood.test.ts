import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Moment } from '../../../../server/db/changes/new-changes.ts';
import { nothingOver, readSnapshot } from '../../../../server/db/changes/snapshot.ts';
import { ChangeStream } from '../../../../server/live/change-stream.ts';
import { News } from '../../../../server/live/news.ts';

const momentAt = (text: string): Moment => ({
  at: new Date(0),
  snapshot: readSnapshot(text) ?? nothingOver,
});
const [begun, flooded, later] = [momentAt('5:5:'), momentAt('7:7:'), momentAt('9:9:')];
const flood = (after: Moment, until: Moment) =>
  new News(after, { changes: [], until, isAll: false });

/** The start of a stream's events: id and name. */
const gapUpTo = ({ snapshot }: Moment) => `id: 0-${snapshot.text}\nevent: gap`;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
});

function openStream() {
  const session = { account: 'a', tokenHash: Buffer.alloc(32) };
  const pace = { restMs: 10_000, pauseMs: 600 };
  const stream = new ChangeStream({ session, role: 'Shop' }, pace, () => undefined);
  const reader = stream.body.getReader();
  stream.begin(begun);
  const next = async () => Buffer.from((await reader.read()).value ?? []).toString();
  return { stream, next };
}

test('clients read their feeds at different times after a flood of changes', async () => {
  const { stream, next } = openStream();
  await next();
  stream.deliver(flood(begun, flooded));
  vi.advanceTimersByTime(299);
  stream.beat();
  expect(await next()).toContain(`id: 0-${begun.snapshot.text}`);
  vi.advanceTimersByTime(1);
  expect(await next()).toContain(gapUpTo(flooded));
});

test('changes that arrive before the client reads its feed need no second reading', async () => {
  const { stream, next } = openStream();
  await next();
  stream.deliver(flood(begun, flooded));
  stream.deliver(flood(flooded, later));
  vi.advanceTimersByTime(300);
  expect(await next()).toContain(gapUpTo(later));
  expect(vi.getTimerCount()).toBe(0);
});

test('a stream that ends leaves no gap', async () => {
  const { stream, next } = openStream();
  await next();
  stream.deliver(flood(begun, flooded));
  stream.end();
  expect(vi.getTimerCount()).toBe(0);
  expect(await next()).toBe('');
});
