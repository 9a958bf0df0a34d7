import { openChangeStream } from '../../api/changes/change-stream.ts';
import { $apiReachable, $signedIn, refreshSession } from '../shell/session.ts';
import { readEvents, type ServerEvent } from './server-events.ts';

/** Longest wait for the first byte, ms; it detects a proxy that buffers responses. */
const longestStart = 15_000;
/** Longest silence, ms: two heartbeats of the server and more. */
const longestSilence = 45_000;

/** Who listens, and after which event. */
export type Listening = { actingAs: { accountId: string; userId: string }; after: string };

/** Streams until the connection ends or the signal is aborted. Returns whether anything was received. */
export async function connect(
  listening: Listening,
  take: (event: ServerEvent) => void,
  signal: AbortSignal,
): Promise<boolean> {
  const attempt = new AbortController();
  const abort = () => attempt.abort();
  signal.addEventListener('abort', abort);
  let silence = setTimeout(abort, longestStart);
  let hasBegun = false;
  try {
    const answer = await openChangeStream({ ...listening, signal: attempt.signal });
    const body = await bodyOf(answer);
    if (body) {
      await readEvents(body, take, () => {
        hasBegun = true;
        clearTimeout(silence);
        silence = setTimeout(abort, longestSilence);
      });
    }
  } catch {
    // The connection was cut: the caller tries again.
  }
  clearTimeout(silence);
  signal.removeEventListener('abort', abort);
  abort();
  return hasBegun;
}

/** The body of a stream; null for any other answer. */
async function bodyOf(answer: Response): Promise<ReadableStream<Uint8Array> | null> {
  if (answer.status === 401) $signedIn.set(null);
  // Another account signed in with this browser's cookie.
  if (answer.status === 409) await refreshSession();
  const isStream = answer.headers.get('Content-Type')?.startsWith('text/event-stream');
  if (!answer.ok || !isStream) return null;
  $apiReachable.set(true);
  return answer.body;
}
