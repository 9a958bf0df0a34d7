// The build puts `const version = '…';` before this.
const pages = `pages-${version}`;
const files = 'files';

const isOurs = ({ origin, pathname }) =>
  origin === location.origin && !pathname.startsWith('/api/') && pathname !== '/sw.js';

// These carry their content's hash in their name, so they are never out of date.
const isNamedByContent = ({ pathname }) => /^\/(_astro|pictures)\//.test(pathname);
const cacheFor = (url) => caches.open(isNamedByContent(url) ? files : pages);

async function keep(cache, pathname, response) {
  const isWhole = response.ok && response.type === 'basic' && !response.redirected;
  if (isWhole) await cache.put(pathname, response.clone());
  return response;
}

async function answer(request) {
  const url = new URL(request.url);
  const cache = await cacheFor(url);
  const kept = await cache.match(url.pathname);
  return kept ?? keep(cache, url.pathname, await fetch(request));
}

async function keepAll(addresses) {
  for (const address of addresses) {
    const url = new URL(address);
    if (!isOurs(url)) continue;
    const cache = await cacheFor(url);
    if (!(await cache.match(url.pathname))) await keep(cache, url.pathname, await fetch(address));
  }
}

async function forgetOldPages() {
  for (const name of await caches.keys()) {
    if (name !== pages && name !== files) await caches.delete(name);
  }
}

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) =>
  event.waitUntil(forgetOldPages().then(() => clients.claim())),
);
addEventListener('message', (event) => event.waitUntil(keepAll(event.data)));
addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && isOurs(new URL(url))) event.respondWith(answer(event.request));
});
