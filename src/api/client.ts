import type { AnswerOf, ApiPath, ChangeMethod, Exchanges, Readable, Sent } from './api-path.ts';
import { actingHeader, idempotencyHeader } from './headers.ts';
import type { Refusal } from './refusal.ts';
import { noteSent } from './sent-keys.ts';
import { checkClock } from './server-clock.ts';

/** `offline`: no answer from the order API: the network failed, or something else answered at its address. */
export type Answer<T> =
  | { kind: 'answer'; value: T }
  | { kind: 'refused'; status: number; refusal: Refusal }
  | { kind: 'offline' };

type Reading = {
  /** The session that makes the request; the server refuses it when the cookie is another session's. */
  actingAs?: { accountId: string; userId: string } | undefined;
  /** Time without data after which the request is given up, ms. */
  patience?: number;
  /** Aborts the request from outside. */
  ending?: AbortController;
};

type Call = Reading & { method?: ChangeMethod; key?: string; body?: unknown };

/**
 * Longest silence before a request is given up, ms: before the response starts, and between its
 * chunks. A response that keeps arriving may take as long as it needs. Reads can be retried; a
 * change may already have been made.
 */
const patience = { reading: 30_000, changing: 60_000 } as const;

/** Origin of the order API; empty when it is the panel's own. */
export const apiOrigin: string = import.meta.env.PUBLIC_API_URL ?? '';

function headersOf({ body, key, actingAs }: Call): Record<string, string> {
  return {
    Accept: 'application/json',
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(key === undefined ? {} : { [idempotencyHeader]: key }),
    ...(actingAs && { [actingHeader]: `${actingAs.accountId}/${actingAs.userId}` }),
  };
}

/** Reads a JSON answer, reporting each part that arrives; undefined for any other answer. */
async function readJson(response: Response, onPart: () => void): Promise<unknown> {
  if (!response.headers.get('Content-Type')?.includes('application/json')) return undefined;
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  let text = '';
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    onPart();
    text += decoder.decode(part.value, { stream: true });
  }
  return JSON.parse(text);
}

async function ask(path: string, call: Call): Promise<Answer<unknown>> {
  const ending = call.ending ?? new AbortController();
  const longest = call.patience ?? patience[call.method ? 'changing' : 'reading'];
  let silence: ReturnType<typeof setTimeout> | undefined;
  const restartTimeout = () => {
    clearTimeout(silence);
    silence = setTimeout(() => ending.abort(), longest);
  };
  restartTimeout();
  try {
    const response = await fetch(`${apiOrigin}${path}`, {
      method: call.method ?? 'GET',
      headers: headersOf(call),
      body: call.body === undefined ? null : JSON.stringify(call.body),
      credentials: apiOrigin ? 'include' : 'same-origin',
      signal: ending.signal,
    });
    restartTimeout();
    checkClock(response.headers);
    const value = await readJson(response, restartTimeout);
    if (value === undefined) return { kind: 'offline' };
    if (response.ok && call.key) noteSent(call.key);
    if (response.ok) return { kind: 'answer', value };
    return { kind: 'refused', status: response.status, refusal: value as Refusal };
  } catch {
    return { kind: 'offline' };
  } finally {
    clearTimeout(silence);
  }
}

/** Reads from the order API; never throws. The answer is not validated: server and client are built from the same schemas. */
export const readApi = <Of extends Readable>(path: ApiPath<Of>, call: Reading = {}) =>
  ask(path, call) as Promise<Answer<Of['GET']>>;

/** Sends a change to the order API; never throws. Its answer is not validated either. */
export const changeApi = <Of extends Exchanges, Method extends ChangeMethod & keyof Of>(
  path: ApiPath<Of>,
  change: Reading & Sent<Of, Method>,
) => ask(path, change) as Promise<Answer<AnswerOf<Of, Method>>>;
