import type { IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';
import type { Watch } from '../../../support/watch-exchange.ts';
import type { Caller } from '../operation.ts';
import { readAnswer } from './read-answer.ts';
import { type Request, readCall } from './read-call.ts';
import type { Recorder } from './recorder.ts';

/** Decoders of the encodings that a browser accepts. */
const decoders: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
  zstd: zstdDecompressSync,
};

/** The JSON in a message; undefined if it has none. */
function jsonOf({ headers }: IncomingMessage, body: Buffer): unknown {
  if (!headers['content-type']?.includes('json') || body.length === 0) return undefined;
  const decode = decoders[headers['content-encoding'] ?? ''];
  return JSON.parse((decode?.(body) ?? body).toString());
}

function requestOf(asked: IncomingMessage, body: Buffer): Request {
  const { method = '', url = '', headers } = asked;
  const key = headers['idempotency-key'];
  return { method, path: url, key: key?.toString(), body: jsonOf(asked, body) };
}

/**
 * Records a browser's requests on a line, and the answers that reach it. An answer that the line loses or truncates
 * stays unknown, although the server gave it. A request that the line loses reaches nobody and isn't recorded.
 */
export function recordLine(recorder: Recorder, caller: Caller): Watch {
  return (asked, body) => {
    if (!asked.url?.startsWith('/api/orders') && !asked.url?.startsWith('/api/stock')) return;
    const request = requestOf(asked, body);
    const call = readCall(request);
    if (!call) return;
    const end = recorder.begin(caller, call);
    return (answer, text) => {
      const response = { status: answer.statusCode ?? 0, body: jsonOf(answer, text) };
      end(readAnswer(call, request, response));
    };
  };
}
