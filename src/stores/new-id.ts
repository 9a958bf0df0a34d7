import { uuidv7 } from 'uuidv7';

/** A new UUIDv7: made once on the device, it stays the id of what is made, also at the lab. */
export function newId(): string {
  return uuidv7();
}
