import { panelRoutes } from '../panel/routes.ts';
import { sharedSearch, sharedText } from '../panel/shared-text.ts';
import { cacheOf, versionIn } from '../panel/version.ts';
import { fill } from './fill.ts';
import { keep } from './kept-version.ts';
import type { KeepMessage, WorkerMessage } from './messages.ts';
import {
  type BuiltVersion,
  openVersion,
  packsOf,
  takeUpdate,
  wantedOf,
  wantedOfPages,
} from './next-version.ts';
import { openNotification, showPush } from './push.ts';
import { noteTyping, untilQuiet } from './quiet-line.ts';
import { pathAt } from './version-list.ts';
import { putInUse } from './versions-here.ts';
import { type RequestEvent, scope } from './worker-scope.ts';

/** Set by the build. */
declare const builtVersion: BuiltVersion;
const version = builtVersion;

const isOurs = ({ origin, pathname }: URL) =>
  origin === location.origin && !/^\/(api|versions)\/|^\/sw\.js$/.test(pathname);

/** The kept response; undefined if there is none or the cache cannot be opened. */
async function kept(pathname: string): Promise<Response | undefined> {
  const name = versionIn(pathname) ?? version.name;
  return caches.match(pathname, { cacheName: cacheOf(name) }).catch(() => undefined);
}

// Between an update of the site and of the worker, the host has another version, whose files have other hashes.
async function keepFetched(pathname: string, response: Response): Promise<void> {
  const isWhole = response.ok && response.type === 'basic' && !response.redirected;
  const own = isWhole && (await openVersion(version));
  if (!own) return;
  const path = pathAt(version.name, pathname);
  await keep(own, path, await response.arrayBuffer(), response.headers);
}

async function answer(event: RequestEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const known = await kept(pathname);
  if (known) return known;
  const response = await fetch(event.request);
  // Ignores errors, so that a full device still gets its page.
  event.waitUntil(keepFetched(pathname, response.clone()).catch(() => undefined));
  return response;
}

/** Keeps the panel: only opened pages if data is to be saved, else all of it, with the lab's screens for the lab. */
async function keepPanel({ addresses, isForLab, savesData }: KeepMessage): Promise<void> {
  const own = await openVersion(version);
  if (!own) return;
  const { list } = own;
  const visited = addresses
    .map((address) => new URL(address))
    .filter(isOurs)
    .map(({ pathname }) => pathAt(version.name, pathname));
  const pages = visited.filter((path) => path in list.pages);
  const parts = visited.filter((path) => path in list.files && !(path in list.pages));
  // The browser has already loaded these.
  await fill(own, parts, { packs: [], untilQuiet });
  if (savesData) await fill(own, wantedOfPages(list, pages), { packs: [], untilQuiet });
  else await fill(own, wantedOf(list, isForLab), { packs: packsOf(list, isForLab), untilQuiet });
}

/** Handles one message at a time, as otherwise two tabs would fetch the same files twice. */
let work: Promise<unknown> = Promise.resolve();
function afterOthers(step: () => Promise<void>): Promise<unknown> {
  work = work.then(step).catch(() => undefined);
  return work;
}

/** Stores a shared text on the device until the form takes it. It is never sent to the server. */
async function takeShared(request: Request): Promise<Response> {
  const shared = await request.formData();
  const texts = ['title', 'text'].map((name) => shared.get(name)).filter(Boolean);
  const cache = await caches.open(sharedText.cache);
  await cache.put(sharedText.path, new Response(texts.join('\n')));
  return Response.redirect(`${panelRoutes.rx.path}${sharedSearch}`, 303);
}

// The first worker activates immediately and fetches when the page that registered it says so. A
// later one first fetches its version, then waits until it is asked to take over or all tabs are
// closed.
scope.addEventListener('install', (event) => {
  const isFirst = !scope.registration.active;
  event.waitUntil(isFirst ? scope.skipWaiting() : takeUpdate(version, untilQuiet));
});
scope.addEventListener('activate', (event) => {
  event.waitUntil(
    putInUse(version.name)
      .catch(() => undefined)
      .then(() => scope.clients.claim()),
  );
});
scope.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message === 'takeOver') void scope.skipWaiting();
  else if (message === 'typing') noteTyping();
  else event.waitUntil(afterOthers(() => keepPanel(message)));
});
scope.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method === 'POST' && origin === location.origin && pathname === sharedText.path) {
    event.respondWith(takeShared(event.request));
  }
  if (method === 'GET' && isOurs(new URL(url))) event.respondWith(answer(event));
});
scope.addEventListener('push', showPush);
scope.addEventListener('notificationclick', openNotification);
