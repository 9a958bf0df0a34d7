import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askAgain } from '../../../src/stores/live/ask-again.ts';

const page = { hidden: false };

beforeEach(() => {
  page.hidden = false;
  vi.stubGlobal('document', page);
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('asks less and less often, but at least once a minute, until it is over', () => {
  const start = Date.now();
  const asked: number[] = [];
  const end = askAgain(() => asked.push((Date.now() - start) / 1000));
  vi.advanceTimersByTime(200_000);
  expect(asked).toEqual([4, 12, 28, 60, 120, 180]);
  end();
  vi.advanceTimersByTime(200_000);
  expect(asked).toHaveLength(6);
});

test('asks nothing while the page is hidden', () => {
  const ask = vi.fn();
  page.hidden = true;
  const end = askAgain(ask);
  vi.advanceTimersByTime(60_000);
  expect(ask).not.toHaveBeenCalled();
  page.hidden = false;
  vi.advanceTimersByTime(4_000);
  expect(ask).toHaveBeenCalledOnce();
  end();
});
