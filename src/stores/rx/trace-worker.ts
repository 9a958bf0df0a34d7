import { type DraftTraceReading, readDraftTrace } from '../../domain/rx/draft/read-trace.ts';
import { decodeTrace } from './trace-text.ts';

/** Null if the file cannot be read: it has changed since it was chosen, or its drive is gone. */
export type TraceAnswer = DraftTraceReading | null;

const answer = (reading: TraceAnswer) => postMessage(reading);

addEventListener('message', ({ data }: MessageEvent<File>) => {
  void data.arrayBuffer().then(
    (bytes) => answer(readDraftTrace(decodeTrace(new Uint8Array(bytes)))),
    () => answer(null),
  );
});
