import { persistentAtom } from '@nanostores/persistent';
import type { WritableAtom } from 'nanostores';

/** What this device keeps as JSON. What cannot be read, or is nothing of the kind, is as if nothing had been kept. */
export function keptJson<T extends object>(
  key: string,
  nothing: T,
  isOfKind: (kept: unknown) => kept is T,
): WritableAtom<T> {
  return persistentAtom<T>(key, nothing, {
    encode: JSON.stringify,
    decode(stored) {
      try {
        const kept: unknown = JSON.parse(stored);
        return isOfKind(kept) ? kept : nothing;
      } catch {
        return nothing;
      }
    },
  });
}
