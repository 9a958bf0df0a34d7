const root = document.documentElement;
const stored = (key) => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};
const keep = (key, value) => {
  try {
    localStorage.setItem(key, value);
  } catch {}
};
const paint = () => {
  const english = stored(keys.locale) === 'en';
  root.lang = english ? 'en' : 'fa';
  root.dir = english ? 'ltr' : 'rtl';
  root.dataset.bsTheme = stored(keys.themeMode) === 'true' ? 'dark' : 'light';
  root.dataset.drawer = stored(keys.drawerStatus) === 'closed' ? 'closed' : 'open';
  root.dataset.mini = String(stored(keys.drawerMini) === 'true');
  root.dataset.text = stored(keys.textSize) || 'normal';
  const signedIn = stored(keys.signedIn);
  // Styles reserve space for parts that only some users get, before the scripts that fill it.
  root.dataset.side = signedIn?.includes('"role":"SuperAdmin"')
    ? 'lab'
    : signedIn && signedIn !== 'null'
      ? 'shop'
      : 'visitor';
  if (english) document.title = document.querySelector('title').dataset.en;
};
if (stored(keys.themeMode) === null) keep(keys.themeMode, 'false');
paint();
const contrast = matchMedia('(prefers-contrast: more), (forced-colors: active)');
const setContrast = () => {
  document.getElementById('contrast').disabled = !contrast.matches;
};
setContrast();
contrast.addEventListener('change', setContrast);
// If the response took longer than this, ms, the font can't arrive for the first frame and is loaded last.
const slow = 100;
const [{ requestStart = 0, responseStart = 0 } = {}] = performance.getEntriesByType('navigation');
if (!navigator.serviceWorker?.controller) {
  if (responseStart - requestStart > slow) root.dataset.font = 'late';
  else if (root.lang === 'fa') {
    const preload = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: font };
    document.head.append(Object.assign(document.createElement('link'), preload));
  }
}
// Requests scripts after the first frame, or immediately after navigating to another page.
const askScripts = () => {
  for (const link of document.querySelectorAll('[rel=later]')) {
    link.rel = 'modulepreload';
    if ('run' in link.dataset) import(link.href).catch(failed);
  }
};
document.addEventListener('astro:after-swap', askScripts);
new PerformanceObserver(askScripts).observe({ type: 'paint' });
// A background tab never paints.
document.addEventListener('DOMContentLoaded', () =>
  setTimeout(askScripts, document.hidden ? 0 : 1000),
);
const flips = {
  theme: () => keep(keys.themeMode, String(root.dataset.bsTheme === 'light')),
  mini: () => keep(keys.drawerMini, String(root.dataset.mini === 'false')),
  drawer: () => {
    if (matchMedia(overlay).matches) {
      root.dataset.overlay = root.dataset.overlay === 'open' ? 'closed' : 'open';
    } else keep(keys.drawerStatus, root.dataset.drawer === 'open' ? 'closed' : 'open');
  },
};
document.addEventListener('click', (event) => {
  const button = event.target.closest('[data-early]');
  // If the default is prevented, the stores have handled the click.
  if (event.defaultPrevented || !button?.closest('astro-island[ssr]')) return;
  flips[button.dataset.early]();
  paint();
});
document.startViewTransition = undefined;
