import { handOffPaths } from '../../api/hand-off/paths.ts';
import type { TypedKey } from '../../domain/hand-off/typed-key.ts';
import { changeOwn, whyUnchanged } from '../shell/change-own.ts';
import { createOwnReading } from '../shell/own-reading.ts';

/** The active machine keys. */
export const {
  $value: $keys,
  $reading: $keysReading,
  read: readKeys,
} = createOwnReading(
  () => handOffPaths.keys,
  ({ keys }) => keys,
);

/** A new key; its secret is only known now. */
export type MadeKey = { kind: 'made'; name: string; secret: string };

/** Creates a key under an id; until the key is used, a retry gets a new secret. */
export async function makeKey(
  id: string,
  { name, scopes }: TypedKey,
): Promise<MadeKey | { kind: 'offline' | 'failed' }> {
  const body = { name: name.trim(), scopes };
  const made = await changeOwn(handOffPaths.key(id), { method: 'PUT', body });
  if (made.kind !== 'done') return { kind: whyUnchanged(made) };
  $keys.set(made.value.keys);
  return { kind: 'made', name: body.name, secret: made.value.secret };
}

/** Revokes a key. It counts as revoked if a colleague has already done so. */
export async function revokeKey(id: string): Promise<'revoked' | 'offline' | 'failed'> {
  const path = handOffPaths.key(id);
  const revoked = await changeOwn(path, { method: 'DELETE', body: undefined });
  if (revoked.kind === 'done') $keys.set(revoked.value.keys);
  else if (revoked.kind === 'refused') await readKeys();
  else return whyUnchanged(revoked);
  return 'revoked';
}
