import { sharedText } from '../panel/shared-text.ts';
import { cacheOf } from '../panel/version.ts';

/** The cache that names the version in use: others can be there that never took over. */
const inUse = { cache: 'in-use', path: '/version' };

/** The version whose worker is in use; undefined before the first. */
export async function versionInUse(): Promise<string | undefined> {
  return (await caches.match(inUse.path, { cacheName: inUse.cache }))?.text();
}

async function deleteAllBut(versions: readonly string[]): Promise<void> {
  const wanted = [inUse.cache, sharedText.cache, ...versions.map(cacheOf)];
  const names = (await caches.keys()).filter((name) => !wanted.includes(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Of a version that is whole and waits: forgets those that waited before it. */
export async function forgetWaiting(version: string): Promise<void> {
  await deleteAllBut([version, (await versionInUse()) ?? version]);
}

/** Of a version that takes over: the one before stays, because tabs of it can still be open. */
export async function putInUse(version: string): Promise<void> {
  await forgetWaiting(version);
  await (await caches.open(inUse.cache)).put(inUse.path, new Response(version));
}
