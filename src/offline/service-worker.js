// The build prepends `const version = '…';`.
const pages = `pages-${version}`;
const files = 'files';

const isOurs = ({ origin, pathname }) =>
  origin === location.origin && !pathname.startsWith('/api/') && pathname !== '/sw.js';

// Their names carry a content hash, so they never go stale.
const isNamedByContent = ({ pathname }) => /^\/(_astro|pictures)\//.test(pathname);
const storeFor = (url) => caches.open(isNamedByContent(url) ? files : pages).catch(() => undefined);

// Undefined also when the cache cannot be opened.
async function kept({ pathname }, store) {
  return (await store)?.match(pathname).catch(() => undefined);
}

// A full device still gets its page: failing to store is ignored.
async function keep({ pathname }, store, response) {
  const isWhole = response.ok && response.type === 'basic' && !response.redirected;
  if (isWhole) await (await store)?.put(pathname, response).catch(() => undefined);
}

async function answer(event) {
  const url = new URL(event.request.url);
  const store = storeFor(url);
  const known = await kept(url, store);
  if (known) return known;
  const response = await fetch(event.request);
  event.waitUntil(keep(url, store, response.clone()));
  return response;
}

async function keepAll(addresses) {
  for (const address of addresses) {
    const url = new URL(address);
    if (!isOurs(url)) continue;
    const store = storeFor(url);
    if (!(await kept(url, store))) await keep(url, store, await fetch(address));
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
  if (method === 'GET' && isOurs(new URL(url))) event.respondWith(answer(event));
});
