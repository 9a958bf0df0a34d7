import { lookup } from 'node:dns/promises';
import http, { type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Longest time for a name, a connection and the whole answer, in milliseconds. */
const longestTry = 10_000;

/** Characters kept of an answer's text. */
const longestText = 300;

/** A request to an address that a user chose. */
export interface Posting {
  address: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Whether it may go into private networks, and there without encryption. */
  mayBePrivate: boolean;
}

/** What was answered. Redirects are answers like others: they are not followed. */
export interface Posted {
  status: number;
  text: string;
}

/** Posts JSON. Throws if the address is not allowed, or no response arrives in time. */
export async function postWebhook(posting: Posting, longestMs = longestTry): Promise<Posted> {
  const ending = new AbortController();
  const late = Promise.withResolvers<never>();
  // Not left to the request, which may emit no event at all: during a DNS lookup, or after a
  // connection was upgraded.
  const timer = setTimeout(() => {
    late.reject(new Error(`no answer within ${longestMs / 1000} s`));
    ending.abort();
  }, longestMs);
  try {
    return await Promise.race([post(posting, ending.signal), late.promise]);
  } finally {
    clearTimeout(timer);
    ending.abort();
  }
}

async function post(
  { address, headers, body, mayBePrivate }: Posting,
  signal: AbortSignal,
): Promise<Posted> {
  const url = new URL(address);
  if (url.protocol !== 'https:' && !mayBePrivate) throw new Error('the address is not https');
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const found = isIP(host)
    ? [{ address: host, family: isIP(host) }]
    : await lookup(host, { all: true });
  const refused = found.find((each) => !isPublicAddress(each.address));
  if (refused && !mayBePrivate) throw new Error('the address is in a private network');
  // The name is not asked for again: a second answer could be another address.
  const checked: LookupFunction = (_host, { all }, done) => {
    const [first] = found;
    if (all) done(null, found);
    else done(null, first?.address ?? '', first?.family);
  };
  const options = { method: 'POST', lookup: checked, signal, agent: false };
  const sent = { ...headers, 'Content-Type': 'application/json', 'User-Agent': 'Adasi' };
  return send(
    url,
    { ...options, headers: { ...sent, 'Content-Length': Buffer.byteLength(body) } },
    body,
  );
}

function send(url: URL, options: RequestOptions, body: string): Promise<Posted> {
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const asking = request(url, options);
    let answering = false;
    asking.on('response', (answer) => {
      answering = true;
      readAnswer(answer).then(resolve, reject);
    });
    // Node reports a change of protocol (101) with this event only, and leaves the connection open.
    asking.on('upgrade', ({ statusCode = 0, statusMessage = '' }, socket) => {
      socket.destroy();
      resolve({ status: statusCode, text: statusMessage.slice(0, longestText) });
    });
    // The response may still be read from the data received.
    asking.on('close', () => answering || reject(new Error('closed without an answer')));
    asking.on('error', reject).end(body);
  });
}

/** Reads as much of an answer's text as is kept. */
function readAnswer(answer: IncomingMessage): Promise<Posted> {
  return new Promise((resolve, reject) => {
    let text = '';
    const finish = () =>
      resolve({ status: answer.statusCode ?? 0, text: text.slice(0, longestText) });
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
