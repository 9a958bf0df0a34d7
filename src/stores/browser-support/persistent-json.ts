import type { WritableAtom } from 'nanostores';
import { persistentAtom } from './persistent.ts';

/** Parses JSON; null if the text is not JSON. */
export function fromJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** A store kept as JSON in `localStorage`. Falls back to `nothing` where `read` returns null or throws. */
export function persistentJson<T>(
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
