/** A position in a list: the sort key of its last row, as text, and the id that distinguishes equal keys. */
export interface KeyPosition {
  key: string;
  id: string;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Encodes a position in a list as a cursor for pagination. Opaque to clients. */
export function writeCursor({ key, id }: KeyPosition): string {
  return Buffer.from(`${id}.${key}`).toString('base64url');
}

/** Decodes a cursor for a list sorted by keys of this form. Returns undefined if this server did not write it. */
export function readCursor(text: string, isKey: (key: string) => boolean): KeyPosition | undefined {
  const decoded = Buffer.from(text, 'base64url').toString();
  const id = decoded.slice(0, 36);
  const key = decoded.slice(37);
  return uuid.test(id) && decoded[36] === '.' && isKey(key) ? { key, id } : undefined;
}

/** Whether the database can compare the key as text. */
export const isTextKey = (key: string) => !key.includes('\0');
