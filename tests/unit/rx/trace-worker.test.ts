import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { writeTrace } from '../../../src/domain/frame/trace-writing.ts';
import type { TraceAnswer } from '../../../src/stores/rx/trace-worker.ts';
import { ellipseTrace, traceText } from '../../fixtures/traces.ts';

const worker = new EventTarget();
let answered: (answer: TraceAnswer) => void = () => {};

beforeAll(async () => {
  vi.stubGlobal('addEventListener', worker.addEventListener.bind(worker));
  vi.stubGlobal('postMessage', (answer: TraceAnswer) => answered(answer));
  await import('../../../src/stores/rx/trace-worker.ts');
});
afterAll(() => vi.unstubAllGlobals());

const read = (data: File) =>
  new Promise<TraceAnswer>((resolve) => {
    answered = resolve;
    worker.dispatchEvent(new MessageEvent('message', { data }));
  });

it('reads the trace in a file', async () => {
  const text = traceText(writeTrace('right', ellipseTrace(36)));
  expect(await read(new File([text], 'frame.oma'))).toMatchObject({ kind: 'trace' });
});

it('says at once that a file has changed since it was chosen', async () => {
  const changed = new File([], 'frame.oma');
  changed.arrayBuffer = () => Promise.reject(new DOMException('changed', 'NotReadableError'));
  expect(await read(changed)).toBeNull();
});
