import { masked } from '../process/log/masked.ts';
import {
  type OutgoingAnswer,
  type OutgoingRequest,
  type RequestFailure,
  sendRequest,
} from '../process/outgoing/send-request.ts';
import type { Delivery } from './channel.ts';

/** Time limit of an attempt in milliseconds, unless the outbox gives up earlier. */
const longestMs = 10_000;

/** Limit on the characters of an answer. Providers' answers have a few hundred. */
const longestText = 65_536;

/** Longest time in seconds for which a provider may delay the next attempt. */
const longestWait = 3_600;

type Limits = 'longestMs' | 'longestText';
type ProviderRequest = Omit<OutgoingRequest, Limits> & Partial<Pick<OutgoingRequest, Limits>>;

/** Sends a request to a provider. Throws as `sendRequest` does. */
export const askProvider = (request: ProviderRequest): Promise<OutgoingAnswer> =>
  sendRequest({ longestMs, longestText, ...request });

function withoutAnswer({ code, message, isUnsent }: RequestFailure): Delivery {
  // Messages of errors with a code contain addresses.
  const reason = code || message;
  return { state: 'retry', reason, ...(!isUnsent && { mayHaveArrived: true }) };
}

/** Statuses of gateways that passed the request on but did not wait for the answer: 504, and Cloudflare's own. */
const gatewayTimeouts: readonly number[] = [504, 520, 524];

/**
 * Sends a request to a provider. If it does not answer, is busy or is down, the result asks for another attempt. `read`
 * interprets all other answers, and `readWait` returns the seconds of delay that the text of a busy provider's answer
 * asks for.
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
      ...(gatewayTimeouts.includes(answer.status) && { mayHaveArrived: true }),
    };
  } catch (error) {
    return withoutAnswer(error as RequestFailure);
  }
}

const isBusy = (status: number) =>
  status === 408 || status === 425 || status === 429 || status >= 500;

/** Parses seconds or a date (RFC 9110 §10.2.3); undefined for anything else. */
function readRetryAfter(text = ''): number | undefined {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.ceil((at - Date.now()) / 1000);
}

/** Characters of an answer that are searched for a reason, and that are kept of it. */
const longestReason = { read: 2_000, kept: 200 };

/**
 * The reason why an attempt ended: the status and the beginning of the answer. It is masked before it is cut, since
 * half a number would not be recognised.
 */
export function reasonOf(status: number, text = ''): string {
  const beginning = masked(text.slice(0, longestReason.read)).slice(0, longestReason.kept);
  return `status ${status} ${beginning}`.trim();
}

/** An answer's JSON; undefined if it is not JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
