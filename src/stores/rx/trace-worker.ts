import { readDraftTrace } from '../../domain/rx/draft/read-trace.ts';
import { decodeTrace } from './trace-text.ts';

addEventListener('message', ({ data }: MessageEvent<File>) => {
  void data.arrayBuffer().then((bytes) => {
    postMessage(readDraftTrace(decodeTrace(new Uint8Array(bytes))));
  });
});
