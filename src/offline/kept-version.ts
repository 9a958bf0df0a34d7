import { cacheOf } from '../panel/version.ts';
import { addressOf, listPath, packAddress, pathAt, type VersionList } from './version-list.ts';

/** A version of the panel on this device, complete or not. */
export interface KeptVersion {
  name: string;
  cache: Cache;
  list: VersionList;
  /** The host's headers for its pages, except the content type. */
  pageHeaders: Headers;
}

/** Headers that apply to one body only. The browser has already decoded it. */
const ofBody = ['content-length', 'content-encoding', 'etag', 'last-modified', 'vary', 'date'];

/** Types of the files in packs. Pages have no extension. */
const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
};

/** SHA-256 in base64, cut to 48 bits: it finds damage and mixed versions, and keeps lists short. */
export async function hashOf(body: ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return btoa(String.fromCharCode(...digest.subarray(0, 6)));
}

/** Opens a version on the device; undefined if the device does not have its list. */
export async function openKept(name: string): Promise<KeptVersion | undefined> {
  const response = await caches.match(listPath, { cacheName: cacheOf(name) });
  if (!response) return undefined;
  const pageHeaders = new Headers(response.headers);
  const list: VersionList = await response.json();
  return { name, cache: await caches.open(cacheOf(name)), list, pageHeaders };
}

/** Begins to keep a version by storing its list of files. */
export async function beginKept(name: string, list: string, headers: Headers): Promise<void> {
  const general = new Headers(headers);
  for (const header of ofBody) general.delete(header);
  await (await caches.open(cacheOf(name))).put(listPath, new Response(list, { headers: general }));
}

/** The list as received. */
export async function keptListText({ cache }: KeptVersion): Promise<string> {
  return (await (await cache.match(listPath))?.text()) ?? '';
}

/** Paths of the files of a version that are on the device. */
export async function keptPaths({ name, cache, list }: KeptVersion): Promise<Set<string>> {
  const paths = (await cache.keys()).map(({ url }) => pathAt(name, new URL(url).pathname));
  return new Set(paths.filter((path) => path in list.files));
}

function headersOf(path: string, pageHeaders: Headers): Headers {
  const type = types[/\.(\w+)$/.exec(path)?.[1] ?? ''];
  if (type) return new Headers({ 'content-type': type });
  const headers = new Headers(pageHeaders);
  headers.set('content-type', 'text/html; charset=utf-8');
  return headers;
}

/**
 * Keeps a file of a version. Returns false if its hash differs from that in the list. `headers` are
 * those of a file fetched individually.
 * @throws if the device is full.
 */
export async function keep(
  version: KeptVersion,
  path: string,
  body: string | ArrayBuffer,
  headers = headersOf(path, version.pageHeaders),
): Promise<boolean> {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  if ((await hashOf(bytes)) !== version.list.files[path]) return false;
  await version.cache.put(addressOf(version.name, path), new Response(bytes, { headers }));
  return true;
}

/** Whether the download of a version's pack has been started before. */
export async function wasBegun({ name, cache }: KeptVersion, pack: string): Promise<boolean> {
  return (await cache.match(packAddress(name, pack))) !== undefined;
}

/** Records that the download of a version's pack has started. */
export async function noteBegun({ name, cache }: KeptVersion, pack: string): Promise<void> {
  await cache.put(packAddress(name, pack), new Response());
}

/** The response of a kept file; undefined if it is not on the device. */
export async function bodyOf({ name, cache }: KeptVersion, path: string) {
  return cache.match(addressOf(name, path));
}
