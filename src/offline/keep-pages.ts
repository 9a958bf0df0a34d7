/** Addresses of this page and everything it loaded. */
function partsOfThisPage(): string[] {
  const parts = performance.getEntriesByType('resource').map(({ name }) => name);
  return [location.origin + location.pathname, ...parts];
}

/** On a slow connection the first page is drawn without the font; fetch it for the next one. */
async function fetchLate(font: string): Promise<void> {
  const { dataset, lang } = document.documentElement;
  if (dataset.font === 'late' && lang === 'fa') await fetch(font).catch(() => undefined);
}

/**
 * Keeps every opened page on the device: the next visit downloads no static file, and the panel opens offline. Runs
 * after everything else.
 */
export async function keepPages(font: string): Promise<void> {
  await fetchLate(font);
  if (!import.meta.env.PROD || !navigator.serviceWorker) return;
  const isFirstVisit = !navigator.serviceWorker.controller;
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  if (isFirstVisit) active?.postMessage(partsOfThisPage());
}
