import { hash } from 'node:crypto';
import type { PlaceOrderRequest } from '../../src/api/contract.ts';

/**
 * The SHA-256 of a request, by which a repeated one is known. Its fields are in the schema's order, and only those that
 * were sent: a default the schema gains later does not make another request of an earlier one.
 */
export function digestRequest(request: PlaceOrderRequest, sent: unknown): Buffer {
  return hash('sha256', JSON.stringify(asSent(request, sent)), 'buffer');
}

/** Written as a loop: it runs for every field of every order. */
function asSent(parsed: unknown, sent: unknown): unknown {
  if (!isObject(parsed) || !isObject(sent)) return parsed;
  if (Array.isArray(parsed)) return parsed.map((each, place) => asSent(each, sent[place]));
  const kept: Record<string, unknown> = {};
  for (const name in parsed) {
    if (Object.hasOwn(sent, name)) kept[name] = asSent(parsed[name], sent[name]);
  }
  return kept;
}

function isObject(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null;
}
