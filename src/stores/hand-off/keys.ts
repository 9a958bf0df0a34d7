import { handOffPaths } from '../../api/hand-off/paths.ts';
import type { TypedKey } from '../../domain/hand-off/typed-key.ts';
import { changeOwn, whyUnchanged } from '../shell/change-own.ts';
import { createOwnReading } from '../shell/own-reading.ts';

/** The keys of machines that work. */
export const {
  $value: $keys,
  $reading: $keysReading,
  read: readKeys,
} = createOwnReading(
  () => handOffPaths.keys,
  ({ keys }) => keys,
);

/** A key that was just made; its secret is known this once. */
export type MadeKey = { kind: 'made'; name: string; secret: string };

/** Makes a key under an id; a retry gets another secret, until it is used. */
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

/** Revokes a key. Another of the lab’s people may have done so: then it is gone all the same. */
export async function revokeKey(id: string): Promise<'revoked' | 'offline' | 'failed'> {
  const path = handOffPaths.key(id);
  const revoked = await changeOwn(path, { method: 'DELETE', body: undefined });
  if (revoked.kind === 'done') $keys.set(revoked.value.keys);
  else if (revoked.kind === 'refused') await readKeys();
  else return whyUnchanged(revoked);
  return 'revoked';
}
