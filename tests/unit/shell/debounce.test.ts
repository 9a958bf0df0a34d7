import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Debounced, debounce } from '../../../src/stores/shell/debounce.ts';

describe('a debounced function', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('acts once after a pause, with the latest arguments', () => {
    const acts: string[] = [];
    const type = debounce((text: string) => acts.push(text), 300);
    for (const text of ['m', 'mi', 'min']) {
      type(text);
      vi.advanceTimersByTime(299);
    }
    expect(acts).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(acts).toEqual(['min']);
    vi.advanceTimersByTime(1_000);
    expect(acts).toEqual(['min']);
  });

  test('acts again when called after the pause', () => {
    const acts: number[] = [];
    const act = debounce((given: number) => acts.push(given), 300);
    act(1);
    vi.advanceTimersByTime(300);
    act(2);
    vi.advanceTimersByTime(300);
    expect(acts).toEqual([1, 2]);
  });

  test('does nothing once cancelled', () => {
    const acts: string[] = [];
    const type = debounce((text: string) => acts.push(text), 300);
    type('mina');
    type.cancel();
    vi.advanceTimersByTime(1_000);
    expect(acts).toEqual([]);
  });

  test('is pending until it acts or is cancelled', () => {
    const seen: boolean[] = [];
    const act: Debounced<[]> = debounce(() => seen.push(act.isPending()), 300);
    expect(act.isPending()).toBe(false);
    act();
    expect(act.isPending()).toBe(true);
    vi.advanceTimersByTime(300);
    expect(seen).toEqual([false]);
    act();
    act.cancel();
    expect(act.isPending()).toBe(false);
  });
});
