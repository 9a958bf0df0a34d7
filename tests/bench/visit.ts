import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';
import { holdTimers } from '../support/hold-timers.ts';

export type Visit = {
  /** Bytes received by kind of file: `Document`, `Stylesheet`, `Script`, `Font`, … */
  bytes: Record<string, number>;
  requests: number;
  firstPaintMs: number;
  largestPaintMs: number;
  shellLiveMs: number;
  /** When the last island not deferred to idle time is hydrated. */
  liveMs: number;
  shift: number;
};

declare global {
  // `var`, because only `var` declares a property of `globalThis`.
  var visit: Pick<Visit, 'largestPaintMs' | 'shellLiveMs' | 'liveMs' | 'shift'>;
}

/** Runs in the page before its own scripts. */
function observe(): void {
  globalThis.visit = { largestPaintMs: 0, shellLiveMs: 0, liveMs: 0, shift: 0 };
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
  const islands = 'astro-island[client="load"]';
  const shell = `${islands}[data-astro-transition-persist]`;
  new MutationObserver(() => {
    if (document.readyState === 'loading' || !document.querySelector(islands)) return;
    if (document.querySelector(`${shell}[ssr]`)) return;
    globalThis.visit.shellLiveMs ||= performance.now();
    if (document.querySelector(`${islands}[ssr]`)) return;
    globalThis.visit.liveMs ||= performance.now();
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

/**
 * Counts bytes as they arrive: if a script reads an answer as a stream, the browser may report its end only after the
 * visit.
 */
async function countBytes(devtools: CDPSession) {
  const answers = new Map<string, { kind: string; received: number }>();
  let requests = 0;
  const receive = (id: string, more: (received: number) => number) => {
    const answer = answers.get(id);
    if (answer) answer.received = more(answer.received);
  };
  await devtools.send('Network.enable');
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (request.url.startsWith('data:')) return;
    answers.set(requestId, { kind: type ?? 'Other', received: 0 });
    requests += 1;
  });
  devtools.on('Network.responseReceived', ({ requestId, response }) =>
    receive(requestId, () => response.encodedDataLength),
  );
  devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) =>
    receive(requestId, (received) => received + Math.max(0, encodedDataLength)),
  );
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    receive(requestId, () => encodedDataLength),
  );
  return {
    bytes() {
      const bytes: Record<string, number> = {};
      for (const { kind, received } of answers.values()) {
        bytes[kind] = (bytes[kind] ?? 0) + received;
      }
      return bytes;
    },
    requests: () => requests,
  };
}

async function readPage(page: Page) {
  return page.evaluate(() => ({
    ...globalThis.visit,
    firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
}

/** After this time, ms, a page begins to download what isn't part of the visit: offline copies and news. */
const visitEnds = 2000;

type Visitor = {
  /** How many times slower the processor is. */
  slowdown?: number;
  /** The session of a signed-in visitor. */
  storageState?: BrowserContextOptions['storageState'];
};

/** Opens a page as a first visit and measures until it is idle. */
export async function coldVisit(
  browser: Browser,
  url: string,
  { slowdown = 1, storageState }: Visitor = {},
): Promise<Visit> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    ...(storageState && { storageState }),
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const counted = await countBytes(devtools);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(observe);
  await page.addInitScript(holdTimers, visitEnds);
  await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
  await page.waitForFunction(() => globalThis.visit.liveMs > 0);
  const seen = await readPage(page);
  await context.close();
  return { ...seen, bytes: counted.bytes(), requests: counted.requests() };
}
