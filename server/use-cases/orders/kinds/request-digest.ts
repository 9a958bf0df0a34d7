import { hash } from 'node:crypto';
import type { PlaceOrderRequest } from '../../../../src/api/orders/contract.ts';

/**
 * SHA-256 of a request, to recognise repeats. It covers the fields that were sent, in the schema's order, so a default
 * added to the schema later does not change it.
 */
export function digestRequest(request: PlaceOrderRequest, sent: unknown): Buffer {
  return hash('sha256', JSON.stringify(onlySent(request, sent)), 'buffer');
}

/** Uses a loop for speed, because it runs for every field of every order. */
function onlySent(parsed: unknown, sent: unknown): unknown {
  if (!isObject(parsed) || !isObject(sent)) return parsed;
  if (Array.isArray(parsed)) return parsed.map((each, index) => onlySent(each, sent[index]));
  const sentFields: Record<string, unknown> = {};
  for (const name in parsed) {
    if (Object.hasOwn(sent, name)) sentFields[name] = onlySent(parsed[name], sent[name]);
  }
  return sentFields;
}

function isObject(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null;
}
