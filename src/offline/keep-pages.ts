import type { WorkerMessage } from './messages.ts';

/** URLs of this page and everything it loaded. */
function partsOfThisPage(): string[] {
  const parts = performance.getEntriesByType('resource').map(({ name }) => name);
  return [location.origin + location.pathname, ...parts];
}

/** On a slow connection the first page is drawn without the font; fetch it for the next one. */
async function fetchLate(font: string): Promise<void> {
  const { dataset, lang } = document.documentElement;
  if (dataset.font === 'late' && lang === 'fa') await fetch(font).catch(() => undefined);
}

interface Keeping {
  font: string;
  /** Whether to keep the lab's screens too. */
  isForLab: boolean;
  /** Whether to save data: pages are then kept only when opened, with all their parts. */
  savesData: boolean;
}

/** Minimum interval between typing messages, ms. */
const tellEvery = 1000;

/** Tells the workers while someone types, so that they fetch nothing. */
function tellTyping(registration: ServiceWorkerRegistration): void {
  let toldAt = Number.NEGATIVE_INFINITY;
  addEventListener('input', () => {
    if (Date.now() - toldAt < tellEvery) return;
    toldAt = Date.now();
    const typing: WorkerMessage = 'typing';
    registration.active?.postMessage(typing);
    registration.installing?.postMessage(typing);
  });
}

/**
 * Keeps the panel on the device, so that the next visit downloads no static file and every page opens offline. Runs
 * after everything else. Resolves to undefined in development, or if the browser has no service workers.
 */
export async function keepPages({
  font,
  ...how
}: Keeping): Promise<ServiceWorkerRegistration | undefined> {
  await fetchLate(font);
  if (!import.meta.env.PROD || !navigator.serviceWorker) return undefined;
  await navigator.serviceWorker.register('/sw.js');
  const registration = await navigator.serviceWorker.ready;
  tellTyping(registration);
  const keep = () => {
    const message: WorkerMessage = { addresses: partsOfThisPage(), ...how };
    registration.active?.postMessage(message);
  };
  keep();
  // Fetches what a lost connection left out.
  addEventListener('online', keep);
  return registration;
}
