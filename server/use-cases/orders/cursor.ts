import type { Position } from '../../db/order-list/order-filter.ts';

const form = /^(\d{1,15})\.([0-9a-f-]{36})\.([0-9a-f-]{36})(?:\.(\d{4}-\d\d-\d\d))?$/;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Encodes a position in the list as a cursor for pagination. Opaque to clients. */
export function writeCursor({ placedAt, id, account, promisedFor }: Position): string {
  const promise = promisedFor === null ? '' : `.${promisedFor}`;
  return Buffer.from(`${placedAt.getTime()}.${id}.${account}${promise}`).toString('base64url');
}

/** Decodes a cursor; undefined when it is not one of ours. */
export function readCursor(text: string): Position | undefined {
  const [, instant, id, account, promisedFor = null] =
    form.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  if (!id || !account || !uuid.test(id) || !uuid.test(account)) return undefined;
  const placedAt = new Date(Number(instant));
  const isDay = promisedFor === null || !Number.isNaN(Date.parse(promisedFor));
  if (Number.isNaN(placedAt.getTime()) || !isDay) return undefined;
  return { placedAt, id, account, promisedFor };
}
