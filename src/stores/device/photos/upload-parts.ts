import type { Answer } from '../../../api/client.ts';
import type { PhotoAnswer, PhotoPartAnswer } from '../../../api/photos/contract.ts';
import { photoLimits } from '../../../domain/photos/photo-limits.ts';

type PartAnswer = Answer<PhotoAnswer | PhotoPartAnswer>;

type Parts = {
  id: string;
  bytes: ArrayBuffer;
  /** Sends bytes with their `Content-Range`; a small photo is sent without one. */
  send: (bytes: ArrayBuffer, range?: string) => Promise<PartAnswer>;
  /** Called with the number of bytes that the server has. */
  onProgress: (received: number) => void;
};

const { part } = photoLimits;

/** Photos of which the server may have parts, since the page was opened. */
const begun = new Set<string>();

function rangeOf(start: number, length: number, total: number): string {
  return `bytes ${start}-${start + length - 1}/${total}`;
}

/**
 * Sends a photo in parts. After an interruption it asks the server how much it has and resumes, as long as each try
 * gets further than the last.
 */
export async function uploadInParts({ id, bytes, send, onProgress }: Parts): Promise<PartAnswer> {
  const total = bytes.byteLength;
  if (total <= part) return send(bytes);
  let at = 0;
  let isAsking = begun.has(id);
  let hasMoved = false;
  begun.add(id);
  for (;;) {
    const next = bytes.slice(at, at + part);
    const answer = isAsking
      ? await send(new ArrayBuffer(0), `bytes */${total}`)
      : await send(next, rangeOf(at, next.byteLength, total));
    if (answer.kind === 'offline' && hasMoved) {
      hasMoved = false;
      isAsking = true;
      continue;
    }
    if (answer.kind !== 'answer' || !('received' in answer.value)) return answer;
    const { received } = answer.value;
    // Stop asking a server that accepts nothing more.
    if (!isAsking && received <= at) return { kind: 'offline' };
    hasMoved ||= received > at;
    at = received;
    isAsking = false;
    onProgress(received);
  }
}
