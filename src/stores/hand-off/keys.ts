import { atom } from 'nanostores';
import { handOffPaths } from '../../api/hand-off/paths.ts';
import type { MachineKey } from '../../domain/hand-off/machine-key.ts';
import type { TypedKey } from '../../domain/hand-off/typed-key.ts';
import { changeOwn } from '../shell/change-own.ts';
import { type ReadState, readOwn } from '../shell/read-own.ts';
import { $signedIn } from '../shell/session.ts';

/** The keys of machines that work; null until they are read. */
export const $keys = atom<readonly MachineKey[] | null>(null);

/** Progress or result of reading them. */
export const $keysReading = atom<ReadState>('reading');

$signedIn.listen((signedIn, before) => {
  if (signedIn?.user.id !== before?.user.id) $keys.set(null);
});

/** Reads the keys again; those on screen stay until the response arrives. */
export async function readKeys(): Promise<void> {
  $keysReading.set('reading');
  const own = await readOwn(handOffPaths.keys);
  if (own.kind === 'outdated') return;
  if (own.kind === 'read') $keys.set(own.value.keys);
  $keysReading.set(own.kind === 'read' ? 'done' : own.problem);
}

/** A key that was just made; its secret is known this once. */
export type MadeKey = { kind: 'made'; name: string; secret: string };

/** Makes a key under an id; a retry gets another secret, until it is used. */
export async function makeKey(
  id: string,
  { name, scopes }: TypedKey,
): Promise<MadeKey | { kind: 'offline' | 'failed' }> {
  const body = { name: name.trim(), scopes };
  const made = await changeOwn(handOffPaths.key(id), { method: 'PUT', body });
  if (made.kind !== 'done') return { kind: made.kind === 'offline' ? 'offline' : 'failed' };
  $keys.set(made.value.keys);
  return { kind: 'made', name: body.name, secret: made.value.secret };
}

/** Revokes a key. Another of the lab’s people may have done so: then it is gone all the same. */
export async function revokeKey(id: string): Promise<'revoked' | 'offline' | 'failed'> {
  const path = handOffPaths.key(id);
  const revoked = await changeOwn(path, { method: 'DELETE', body: undefined });
  if (revoked.kind === 'done') $keys.set(revoked.value.keys);
  else if (revoked.kind === 'refused') await readKeys();
  else return revoked.kind === 'offline' ? 'offline' : 'failed';
  return 'revoked';
}
