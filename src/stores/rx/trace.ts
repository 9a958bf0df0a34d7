import { largestTraceFile } from '../../domain/frame/trace-problem.ts';
import type { DraftTraceReading } from '../../domain/rx/draft/read-trace.ts';
import type { TraceAnswer } from './trace-worker.ts';

/** Time limit in milliseconds; only a malicious file needs more. */
const patience = 30_000;

let endLatest: (() => void) | undefined;

/** Ends the reading of a file whose trace is no longer wanted. */
export function endTraceReading(): void {
  endLatest?.();
}

/**
 * Reads a trace file in a worker, so that the page stays responsive. Files that are too large are not opened. Null if
 * the reading was ended, as it is once another file is read.
 */
export async function readTrace(file: File): Promise<DraftTraceReading | null> {
  endTraceReading();
  if (file.size > largestTraceFile) return { kind: 'problem', problem: { code: 'traceTooLarge' } };
  const worker = new Worker(new URL('./trace-worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<DraftTraceReading | null>();
  endLatest = () => resolve(null);
  const timer = setTimeout(reject, patience);
  worker.addEventListener('message', ({ data }: MessageEvent<TraceAnswer>) =>
    data ? resolve(data) : reject(),
  );
  worker.addEventListener('error', reject);
  worker.postMessage(file);
  return await promise.finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}
