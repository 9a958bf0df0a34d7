/** What this page was made of, from wherever it came. */
function partsOfThisPage(): string[] {
  const parts = performance.getEntriesByType('resource').map(({ name }) => name);
  return [location.origin + location.pathname, ...parts];
}

/** A slow line's first page is drawn without the font; the next one has it. */
async function fetchLate(font: string): Promise<void> {
  const { dataset, lang } = document.documentElement;
  if (dataset.font === 'late' && lang === 'fa') await fetch(font).catch(() => undefined);
}

/**
 * Keeps every page that was once opened on the device: the next visit costs no static byte, and with the line cut the
 * panel still opens. Runs behind everything else.
 */
export async function keepPages(font: string): Promise<void> {
  await fetchLate(font);
  if (!import.meta.env.PROD || !navigator.serviceWorker) return;
  const isFirstVisit = !navigator.serviceWorker.controller;
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  if (isFirstVisit) active?.postMessage(partsOfThisPage());
}
