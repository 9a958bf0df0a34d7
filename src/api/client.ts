import type { Refusal } from './contract.ts';
import { actingHeader, idempotencyHeader } from './paths.ts';

/** `offline`: no answer from the order API, because the network failed or something else answered at its address. */
export type Answer<T> =
  | { kind: 'answer'; value: T }
  | { kind: 'refused'; status: number; refusal: Refusal }
  | { kind: 'offline' };

type Call = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  key?: string;
  /** The session that makes the request; the server refuses it when the cookie is another session's. */
  actingAs?: { accountId: string; userId: string } | undefined;
  /** Lets the caller abort the request. */
  ending?: AbortController;
};

/** Timeout, ms. Long, because a slow mobile connection can still answer after 30 s. */
const patience = 60_000;

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

async function readJson(response: Response): Promise<unknown> {
  const isJson = response.headers.get('Content-Type')?.includes('application/json');
  return isJson ? response.json() : undefined;
}

/**
 * Calls the order API; never throws. The answer is not validated: server and client are built from the same schemas.
 */
export async function callApi<T>(path: string, call: Call = {}): Promise<Answer<T>> {
  const ending = call.ending ?? new AbortController();
  const tooLong = setTimeout(() => ending.abort(), patience);
  try {
    const response = await fetch(`${apiOrigin}${path}`, {
      method: call.method ?? 'GET',
      headers: headersOf(call),
      body: call.body === undefined ? null : JSON.stringify(call.body),
      credentials: apiOrigin ? 'include' : 'same-origin',
      signal: ending.signal,
    });
    const value = await readJson(response);
    if (value === undefined) return { kind: 'offline' };
    if (response.ok) return { kind: 'answer', value: value as T };
    return { kind: 'refused', status: response.status, refusal: value as Refusal };
  } catch {
    return { kind: 'offline' };
  } finally {
    clearTimeout(tooLong);
  }
}
