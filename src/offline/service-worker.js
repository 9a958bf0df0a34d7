// The build prepends the version's name and the address of its list: `const version = '…', listed = '/_astro/….json';`.
const pages = `pages-${version}`;
const files = 'files';
/** Where the pages of a version keep its list, to know later which files are its. */
const listPath = '/list';

const isOurs = ({ origin, pathname }) =>
  origin === location.origin && !pathname.startsWith('/api/') && pathname !== '/sw.js';

// Their names carry a content hash, so they never go stale.
const isNamedByContent = (path) => /^\/(_astro|pictures)\//.test(path);
const storeFor = (path) => caches.open(isNamedByContent(path) ? files : pages);

// Undefined also when the cache cannot be opened.
const kept = async (path) => (await storeFor(path)).match(path).catch(() => undefined);

/** Undefined until it can be read. */
let list;
async function readList() {
  if (list) return list;
  const response = (await kept(listed)) ?? (await fetch(listed));
  if (!response.ok) return undefined;
  await keep(listed, response.clone());
  await (await caches.open(pages)).put(listPath, response.clone()).catch(() => undefined);
  list = await response.json();
  return list;
}

// Between an update of the site and that of the worker, a page can be of the other version.
async function isOfThisVersion(response) {
  const parts = (await response.text()).match(/\/_astro\/[\w.-]+/g) ?? [];
  const known = await readList().catch(() => undefined);
  return known !== undefined && parts.every((part) => known.parts.includes(part));
}

// A full device still gets its page: failing to store is ignored.
async function keep(path, response) {
  const isWhole = response.ok && response.type === 'basic' && !response.redirected;
  if (!isWhole) return;
  if (!isNamedByContent(path) && !(await isOfThisVersion(response.clone()))) return;
  await (await storeFor(path)).put(path, response).catch(() => undefined);
}

async function answer(event) {
  const { pathname } = new URL(event.request.url);
  const known = await kept(pathname).catch(() => undefined);
  if (known) return known;
  const response = await fetch(event.request);
  event.waitUntil(keep(pathname, response.clone()).catch(() => undefined));
  return response;
}

/** Fetches what is not kept yet, one after the other, so that little waits behind it. */
async function keepAll(paths) {
  for (const path of paths) {
    if (!(await kept(path))) await keep(path, await fetch(path, { priority: 'low' }));
  }
}

/** The pages of the version before this one, with its list: undefined for the first. */
async function before() {
  const names = await caches.keys();
  const name = names.filter((each) => each.startsWith('pages-') && each !== pages).at(-1);
  if (!name) return undefined;
  const cache = await caches.open(name);
  const ofList = await cache.match(listPath);
  return { name, cache, list: ofList && (await ofList.json()) };
}

/** Keeps a page and then all it loads; what did not change since the version before is not fetched again. */
async function keepPage(path, { pages: known, parts }, old) {
  const { hash, loads } = known[path];
  await keepAll(loads.map((index) => parts[index]));
  const isSame = old?.list?.pages[path]?.hash === hash;
  const same = isSame && !(await kept(path)) ? await old.cache.match(path) : undefined;
  if (same) await keep(path, same);
  else await keepAll([path]);
}

/** Keeps every page, the parts of all its screens, and the lab's for the lab; with little data to spend, one page. */
async function keepReady({ addresses, isForLab, isSparing }) {
  const urls = addresses.map((address) => new URL(address)).filter(isOurs);
  await keepAll(urls.map(({ pathname }) => pathname));
  const known = await readList();
  if (!known) return;
  const [own] = urls.filter(({ pathname }) => pathname in known.pages);
  const paths = isSparing ? [own?.pathname].filter(Boolean) : Object.keys(known.pages);
  const old = await before();
  for (const path of paths) await keepPage(path, known, old);
  if (isForLab && !isSparing) await keepAll(known.lab.map((index) => known.parts[index]));
}

/** Of an update: keeps all of what the version before kept. An interrupted update goes on where it was. */
async function keepAsBefore() {
  const old = await before();
  const known = await readList();
  if (!old || !known) return;
  const paths = (await old.cache.keys()).map(({ url }) => new URL(url).pathname);
  for (const path of paths) if (path in known.pages) await keepPage(path, known, old);
  const [labPart] = old.list?.lab ?? [];
  const hasLab = labPart !== undefined && (await kept(old.list.parts[labPart]));
  if (hasLab) await keepAll(known.lab.map((index) => known.parts[index]));
}

/** Forgets all versions but this one and the one before, whose tabs may still be open. */
async function forgetOld() {
  const old = await before();
  for (const name of await caches.keys()) {
    if (![pages, files, old?.name].includes(name)) await caches.delete(name);
  }
  const known = await readList();
  if (!known || (old && !old.list)) return;
  const wanted = new Set([listed, ...known.parts, ...(old?.list.parts ?? [])]);
  const store = await caches.open(files);
  for (const request of await store.keys()) {
    if (!wanted.has(new URL(request.url).pathname)) await store.delete(request);
  }
}

/** One message at a time: two tabs would fetch the same twice. */
let work = Promise.resolve();
function afterOthers(step) {
  work = work.then(step).catch(() => undefined);
  return work;
}

// The first worker starts at once, and the page that registers it says when to fetch. A later one first fetches its
// version, and then waits until it is asked to take over or all tabs are closed.
addEventListener('install', (event) => {
  event.waitUntil(registration.active ? keepAsBefore() : skipWaiting());
});
addEventListener('activate', (event) => {
  event.waitUntil(
    forgetOld()
      .catch(() => undefined)
      .then(() => clients.claim()),
  );
});
addEventListener('message', (event) => {
  const { data } = event;
  if (data === 'takeOver') skipWaiting();
  else event.waitUntil(afterOthers(() => keepReady(data)));
});
/** Where the installed panel is handed a text of another app: as in `panel/shared-text.ts`. */
const share = '/share';

/** The text stays on the device until the form that opens with it has taken it; it never travels to the server. */
async function takeShared(request) {
  const shared = await request.formData();
  const texts = ['title', 'text'].map((name) => shared.get(name)).filter(Boolean);
  await (await caches.open('shared')).put(share, new Response(texts.join('\n')));
  return Response.redirect('/rx?shared', 303);
}

addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method === 'POST' && origin === location.origin && pathname === share) {
    event.respondWith(takeShared(event.request));
  }
  if (method === 'GET' && isOurs(new URL(url))) event.respondWith(answer(event));
});
