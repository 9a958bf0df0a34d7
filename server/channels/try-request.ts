import { masked } from '../process/log/masked.ts';
import {
  type OutgoingAnswer,
  type OutgoingRequest,
  type RequestFailure,
  sendRequest,
} from '../process/outgoing/send-request.ts';
import type { Delivery } from './channel.ts';

/** Longest time for a try, in milliseconds, if the outbox does not give up earlier. */
const longestMs = 10_000;

/** Characters kept of an answer. Those of the providers have a few hundred. */
const longestText = 65_536;

/** Seconds that a provider may make the next try wait. */
const longestWait = 3_600;

type Limits = 'longestMs' | 'longestText';
type ProviderRequest = Omit<OutgoingRequest, Limits> & Partial<Pick<OutgoingRequest, Limits>>;

/** Asks a provider. Throws as `sendRequest` does. */
export const askProvider = (request: ProviderRequest): Promise<OutgoingAnswer> =>
  sendRequest({ longestMs, longestText, ...request });

function withoutAnswer({ code, message, isUnsent }: RequestFailure): Delivery {
  // Messages of errors with a code contain addresses.
  const reason = code || message;
  return { state: 'retry', reason, ...(!isUnsent && { mayHaveArrived: true }) };
}

/** Statuses of something in between that gave the provider the request, and did not wait: 504, and Cloudflare's own. */
const notWaited: readonly number[] = [504, 520, 524];

/**
 * Asks a provider, and for the next try where it does not answer or is busy or down; what else it says, `read` knows, and
 * `readWait` how many seconds the text of a busy one's answer asks for.
 */
export async function tryRequest(
  request: ProviderRequest,
  read: (answer: OutgoingAnswer) => Delivery,
  readWait?: (answer: OutgoingAnswer) => number | undefined,
): Promise<Delivery> {
  try {
    const answer = await askProvider(request);
    if (!isBusy(answer.status)) return read(answer);
    const seconds = readWait?.(answer) ?? readRetryAfter(answer.headers['retry-after']);
    return {
      state: 'retry',
      reason: reasonOf(answer.status),
      ...(seconds !== undefined && { afterSeconds: Math.min(Math.max(seconds, 1), longestWait) }),
      ...(notWaited.includes(answer.status) && { mayHaveArrived: true }),
    };
  } catch (error) {
    return withoutAnswer(error as RequestFailure);
  }
}

const isBusy = (status: number) =>
  status === 408 || status === 425 || status === 429 || status >= 500;

/** Seconds, or a date, by RFC 9110 §10.2.3; undefined for anything else. */
function readRetryAfter(text = ''): number | undefined {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.ceil((at - Date.now()) / 1000);
}

/** Characters of an answer that are looked through for a reason, and of it that are kept. */
const longestReason = { read: 2_000, kept: 200 };

/** Why a try ended: the status and the beginning of what was said, masked first, since half of a number looks like none. */
export function reasonOf(status: number, text = ''): string {
  const said = masked(text.slice(0, longestReason.read)).slice(0, longestReason.kept);
  return `status ${status} ${said}`.trim();
}

/** An answer's JSON; undefined if it is none. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
