import { persistentAtom } from '@nanostores/persistent';
import type { WritableAtom } from 'nanostores';

/** What a text says as JSON; null for what is no JSON. */
export function fromJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** What this device keeps as JSON. Where it cannot be read, which `read` says by null or by throwing, it is `nothing`. */
export function keptJson<T>(
  key: string,
  nothing: T,
  read: (kept: unknown) => T | null,
): WritableAtom<T> {
  return persistentAtom<T>(key, nothing, {
    encode: JSON.stringify,
    decode(stored) {
      try {
        return read(fromJson(stored)) ?? nothing;
      } catch {
        return nothing;
      }
    },
  });
}
