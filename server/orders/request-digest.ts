import { createHash } from 'node:crypto';
import type { PlaceOrderRequest } from '../../src/api/contract.ts';

/**
 * The SHA-256 of a request, by which a repeated one is known. Its fields are in the schema's order, and only those that
 * were sent: a default the schema gains later does not make another request of an earlier one.
 */
export function digestRequest(request: PlaceOrderRequest, sent: unknown): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(asSent(request, sent)))
    .digest();
}

function asSent(parsed: unknown, sent: unknown): unknown {
  if (Array.isArray(parsed) && Array.isArray(sent)) {
    return parsed.map((each, place) => asSent(each, sent[place]));
  }
  if (!isRecord(parsed) || !isRecord(sent)) return parsed;
  const kept = Object.entries(parsed).filter(([name]) => Object.hasOwn(sent, name));
  return Object.fromEntries(kept.map(([name, value]) => [name, asSent(value, sent[name])]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
