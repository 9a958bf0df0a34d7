import type { Browser, CDPSession, Page } from 'playwright';

/** How fast a line is. */
export type Line = { name: string; kbitPerSecond: number; latencyMs: number };

export type Visit = {
  /** Bytes received, by kind of file: `Document`, `Stylesheet`, `Script`, `Font`, … */
  bytes: Record<string, number>;
  requests: number;
  firstPaintMs: number;
  largestPaintMs: number;
  shellLiveMs: number;
  shift: number;
};

declare global {
  // `var`: only so does a declaration reach `globalThis`.
  var visit: { largestPaintMs: number; shellLiveMs: number; shift: number };
}

/** Runs in the page, before anything of the page does. */
function observe(): void {
  globalThis.visit = { largestPaintMs: 0, shellLiveMs: 0, shift: 0 };
  const watch = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
    });
  watch('largest-contentful-paint', ({ startTime }) => {
    globalThis.visit.largestPaintMs = startTime;
  });
  watch('layout-shift', (entry) => {
    globalThis.visit.shift += (entry as PerformanceEntry & { value: number }).value;
  });
  const islands = 'astro-island[data-astro-transition-persist]';
  new MutationObserver(() => {
    const isThere = document.querySelector(`${islands}[client="load"]`);
    if (!isThere || document.querySelector(`${islands}[client="load"][ssr]`)) return;
    globalThis.visit.shellLiveMs ||= performance.now();
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

export async function setLine(devtools: CDPSession, line: Line | null): Promise<void> {
  const speed = line ? (line.kbitPerSecond * 1000) / 8 : -1;
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line?.latencyMs ?? 0,
    downloadThroughput: speed,
    uploadThroughput: speed,
  });
}

async function countBytes(devtools: CDPSession) {
  const bytes: Record<string, number> = {};
  const kinds = new Map<string, string>();
  let requests = 0;
  await devtools.send('Network.enable');
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (request.url.startsWith('data:')) return;
    kinds.set(requestId, type ?? 'Other');
    requests += 1;
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind) bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  return { bytes, requests: () => requests };
}

async function readPage(page: Page) {
  return page.evaluate(() => ({
    ...globalThis.visit,
    firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
}

/** Opens a page as one who was never there, and watches until nothing moves any more. */
export async function coldVisit(browser: Browser, url: string, line: Line | null): Promise<Visit> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const counted = await countBytes(devtools);
  await setLine(devtools, line);
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
  await page.waitForFunction(() => globalThis.visit.shellLiveMs > 0);
  const seen = await readPage(page);
  await context.close();
  return { ...seen, bytes: counted.bytes, requests: counted.requests() };
}
