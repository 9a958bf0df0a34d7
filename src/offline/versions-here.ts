import { sharedText } from '../panel/shared-text.ts';
import { cacheOf } from '../panel/version.ts';

/** The cache with the name of the version in use, as versions that never took over can also be on the device. */
const inUse = { cache: 'in-use', path: '/version' };

/** The version whose worker is in use; undefined before the first worker. */
export async function versionInUse(): Promise<string | undefined> {
  return (await caches.match(inUse.path, { cacheName: inUse.cache }))?.text();
}

async function deleteAllBut(versions: readonly string[]): Promise<void> {
  const wanted = [inUse.cache, sharedText.cache, ...versions.map(cacheOf)];
  const names = (await caches.keys()).filter((name) => !wanted.includes(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Deletes versions that waited before `version`, which is complete and waits. */
export async function forgetWaiting(version: string): Promise<void> {
  await deleteAllBut([version, (await versionInUse()) ?? version]);
}

/** Puts a version in use. The one before stays on the device, because tabs of it can still be open. */
export async function putInUse(version: string): Promise<void> {
  await forgetWaiting(version);
  await (await caches.open(inUse.cache)).put(inUse.path, new Response(version));
}
