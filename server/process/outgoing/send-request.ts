import { lookup } from 'node:dns/promises';
import http, {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** A request from this server to another one. */
export interface OutgoingRequest {
  method: 'GET' | 'POST';
  address: string;
  headers: Readonly<Record<string, string>>;
  body?: string | Buffer;
  /**
   * Whether the request may go to private networks, and there without encryption. False for addresses that a user
   * chose.
   */
  mayBePrivate: boolean;
  /** Time limit for the DNS lookup, the connection and the whole answer together, in milliseconds. */
  longestMs: number;
  /** Maximum characters of the answer's text. The rest is not read. */
  longestText: number;
  signal?: AbortSignal;
}

/** The server's answer. Redirects are returned like any other answer, not followed. */
export interface OutgoingAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Why a request got no answer. */
export interface RequestFailure extends NodeJS.ErrnoException {
  /** Whether it failed before the connection was made (and encrypted, if required), so that nothing was sent. */
  isUnsent: boolean;
}

/**
 * Sends a request. Throws a `RequestFailure` if the address is not allowed, no response arrives in time, or the signal aborts
 * it.
 */
export async function sendRequest(request: OutgoingRequest): Promise<OutgoingAnswer> {
  const { longestMs, signal } = request;
  const ending = new AbortController();
  const over = Promise.withResolvers<never>();
  const end = (why: string) => {
    over.reject(new Error(why));
    ending.abort();
  };
  // The timeout and the abort signal are handled here, because the request may emit no event at all: during a DNS
  // lookup, or after a connection was upgraded.
  const timer = setTimeout(() => end(`no answer within ${longestMs / 1000} s`), longestMs);
  const giveUp = () => end('given up');
  signal?.addEventListener('abort', giveUp);
  if (signal?.aborted) giveUp();
  let isUnsent = true;
  const onConnected = () => {
    isUnsent = false;
  };
  try {
    const asking = connectAndSend(request, { signal: ending.signal, onConnected });
    return await Promise.race([over.promise, asking]);
  } catch (error) {
    throw Object.assign(error as Error, { isUnsent }) satisfies RequestFailure;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
    ending.abort();
  }
}

interface Connecting {
  signal: AbortSignal;
  onConnected: () => void;
}

async function connectAndSend(
  { method, address, headers, body, mayBePrivate, longestText }: OutgoingRequest,
  { signal, onConnected }: Connecting,
): Promise<OutgoingAnswer> {
  const url = new URL(address);
  if (url.protocol !== 'https:' && !mayBePrivate) throw new Error('the address is not https');
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const found = isIP(host)
    ? [{ address: host, family: isIP(host) }]
    : await lookup(host, { all: true });
  const refused = found.find((each) => !isPublicAddress(each.address));
  if (refused && !mayBePrivate) throw new Error('the address is in a private network');
  // Pins the checked address: a second lookup could return a different one.
  const checked: LookupFunction = (_host, { all }, done) => {
    const [first] = found;
    if (all) done(null, found);
    else done(null, first?.address ?? '', first?.family);
  };
  const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) };
  const sent = { ...headers, 'User-Agent': 'Adasi', ...length };
  return send(
    url,
    { method, lookup: checked, signal, agent: false, headers: sent },
    { body, longestText, onConnected },
  );
}

interface Sent extends Pick<OutgoingRequest, 'longestText'>, Pick<Connecting, 'onConnected'> {
  body: OutgoingRequest['body'];
}

function send(
  url: URL,
  options: RequestOptions,
  { body, longestText, onConnected }: Sent,
): Promise<OutgoingAnswer> {
  const isEncrypted = url.protocol === 'https:';
  const { request } = isEncrypted ? https : http;
  return new Promise((resolve, reject) => {
    const asking = request(url, options);
    let answering = false;
    asking.on('socket', (socket) =>
      socket.once(isEncrypted ? 'secureConnect' : 'connect', onConnected),
    );
    asking.on('response', (answer) => {
      answering = true;
      readAnswer(answer, longestText).then(resolve, reject);
    });
    // Node reports a change of protocol (101) only with this event, and leaves the connection open.
    asking.on('upgrade', ({ statusCode = 0, statusMessage = '', headers }, socket) => {
      socket.destroy();
      resolve({ status: statusCode, headers, text: statusMessage.slice(0, longestText) });
    });
    // The response may still be waiting in the data received.
    asking.on('close', () => answering || reject(new Error('closed without an answer')));
    asking.on('error', reject).end(body);
  });
}

/** Reads an answer's text up to the limit. */
function readAnswer(answer: IncomingMessage, longestText: number): Promise<OutgoingAnswer> {
  const { statusCode: status = 0, headers } = answer;
  return new Promise((resolve, reject) => {
    let text = '';
    const finish = () => resolve({ status, headers, text: text.slice(0, longestText) });
    answer.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      if (text.length < longestText) return;
      finish();
      answer.destroy();
    });
    const brokenOff = () => reject(new Error('the answer was broken off'));
    answer.on('end', finish).on('error', reject).on('close', brokenOff);
  });
}
