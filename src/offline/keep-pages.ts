/** What this page was made of, from wherever it came. */
function partsOfThisPage(): string[] {
  const parts = performance.getEntriesByType('resource').map(({ name }) => name);
  return [location.origin + location.pathname, ...parts];
}

/**
 * Keeps every page that was once opened on the device: the next visit costs no static byte, and with the line cut the
 * panel still opens. Runs behind everything else.
 */
export async function keepPages(): Promise<void> {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return;
  const isFirstVisit = !navigator.serviceWorker.controller;
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  if (isFirstVisit) active?.postMessage(partsOfThisPage());
}
