import { computed } from 'nanostores';
import {
  type ChosenColumn,
  readColumns,
  usualColumns,
} from '../../domain/counter/queue-columns.ts';
import { storageKeys } from '../../panel/storage-keys.ts';
import { persistentJson } from '../browser-support/persistent-json.ts';
import { $signedIn } from '../shell/session.ts';

/** By user id: several people use a counter's device. */
const $kept = persistentJson<Readonly<Record<string, unknown>>>(
  storageKeys.queueColumns,
  {},
  (kept) =>
    typeof kept === 'object' && !Array.isArray(kept) ? (kept as Record<string, unknown>) : null,
);

/** The queue's columns in the user's order on this device. */
export const $columns = computed([$kept, $signedIn], (kept, signedIn) =>
  signedIn ? readColumns(kept[signedIn.user.id]) : usualColumns,
);

/** Keeps the columns on the device. */
export function setColumns(columns: readonly ChosenColumn[]): void {
  const user = $signedIn.get()?.user.id;
  if (user) $kept.set({ ...$kept.get(), [user]: columns });
}
