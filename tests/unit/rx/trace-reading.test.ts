import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DraftTraceReading } from '../../../src/domain/rx/draft/read-trace.ts';
import { endTraceReading, readTrace } from '../../../src/stores/rx/trace.ts';

/** The workers of the files that are being read, by name; each answers when told to. */
const workers = new Map<string, FakeWorker>();

class FakeWorker extends EventTarget {
  isEnded = false;
  postMessage({ name }: File): void {
    workers.set(name, this);
  }
  terminate(): void {
    this.isEnded = true;
  }
}

const problem = (code: 'traceFormat' | 'traceTooLarge'): DraftTraceReading => {
  return { kind: 'problem', problem: { code } };
};

const answer = (name: string, data: DraftTraceReading) =>
  workers.get(name)?.dispatchEvent(new MessageEvent('message', { data }));

beforeEach(() => {
  workers.clear();
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => vi.unstubAllGlobals());

it('takes the file that was chosen last, even if an earlier one is read later', async () => {
  const earlier = readTrace(new File([], 'large.oma'));
  const later = readTrace(new File([], 'small.oma'));
  answer('small.oma', problem('traceFormat'));
  answer('large.oma', problem('traceTooLarge'));
  expect(await later).toEqual(problem('traceFormat'));
  expect(await earlier).toBeNull();
  expect(workers.get('large.oma')?.isEnded).toBe(true);
});

it('is ended when the trace is removed', async () => {
  const reading = readTrace(new File([], 'large.oma'));
  endTraceReading();
  answer('large.oma', problem('traceFormat'));
  expect(await reading).toBeNull();
});
