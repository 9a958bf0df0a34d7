import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { untilAllKept } from '../../e2e/support/kept-version.ts';
import { openLive } from '../../e2e/support/live.ts';
import { startPanel } from '../../e2e/support/panel-server.ts';
import { everyPath } from '../../e2e/support/screens.ts';
import { findBrowser } from '../../support/find-browser.ts';
import { type Figure, printFigures } from '../figures.ts';
import { countingFront, type Moved } from './counting-front.ts';
import { buildNext, ownBytes } from './next-version.ts';

type Front = Awaited<ReturnType<typeof countingFront>>;

/** The island that changes, and its page. */
const changed = { island: 'StockSingle.tsx', page: 'stockSingle' };

/** What an update moves besides: the list of its files, and the service worker. */
const besideKb = 5;

const sum = (moved: Moved) => [...moved.values()].reduce((total, each) => total + each, 0);

async function visitAll(page: Page, origin: string): Promise<string[]> {
  const failed: string[] = [];
  for (const path of everyPath) {
    await openLive(page, `${origin}${path}`).catch(() => failed.push(path));
    if (await page.locator('#main').evaluate((main) => main.childElementCount === 0)) {
      failed.push(path);
    }
  }
  return failed;
}

/** Waits until a version beside the open one is whole. */
async function untilUpdated(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const next = registration.installing ?? registration.waiting;
    if (!next) throw new Error('No new version was found.');
    await new Promise<void>((resolve) => {
      const look = () => next.state === 'installed' && resolve();
      next.addEventListener('statechange', look);
      look();
    });
  });
}

async function measureVisits(context: BrowserContext, front: Front, next: string) {
  const page = await context.newPage();
  await openLive(page, `${front.origin}/`);
  await untilAllKept(page);
  const first = front.takeFiles();
  await visitAll(page, front.origin);
  const second = front.takeFiles();
  await context.setOffline(true);
  const failed = await visitAll(page, front.origin);
  await context.setOffline(false);
  front.serve(next);
  await openLive(page, `${front.origin}/`);
  await untilUpdated(page);
  return { first, second, failed, update: front.takeFiles() };
}

async function measure(runtime: string, folder: string) {
  const nextFolder = await mkdtemp(join(tmpdir(), 'adasi-next-'));
  await buildNext(runtime, changed.island, nextFolder);
  const [panel, nextPanel] = [await startPanel(folder), await startPanel(nextFolder)];
  const front = await countingFront(panel.origin);
  const browser = await chromium.launch(await findBrowser());
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const seen = await measureVisits(context, front, nextPanel.origin);
  const own = await ownBytes(nextFolder, changed.island, changed.page);
  await browser.close();
  front.close();
  await Promise.all([panel.stop(), nextPanel.stop()]);
  await rm(nextFolder, { recursive: true });
  return { ...seen, own };
}

function printMoved(what: string, moved: Moved): void {
  for (const [path, bytes] of moved) console.log(`    ${what}: ${path} ${bytes}`);
}

/** Prints what opens offline after one visit of `/`, and what later visits and an update download, for each build. */
export async function benchKept(builds: Record<string, string>): Promise<void> {
  for (const [runtime, folder] of Object.entries(builds)) {
    const { first, second, failed, update, own } = await measure(runtime, folder);
    const opened = everyPath.length - failed.length;
    const figures: Figure[] = [
      { what: 'first visit, with all pages behind it', unit: 'KB', value: sum(first) / 1000 },
      {
        what: `of ${everyPath.length} pages, open offline`,
        unit: 'count',
        value: opened,
        atLeast: everyPath.length,
      },
      { what: 'second visit of every page, files', unit: 'bytes', value: sum(second), atMost: 0 },
      {
        what: `update of ${changed.island}`,
        unit: 'KB',
        value: sum(update) / 1000,
        atMost: own / 1000 + besideKb,
      },
      { what: 'of it, its own script and page', unit: 'KB', value: own / 1000 },
    ];
    printFigures(`Kept on the device, ${runtime}`, figures);
    for (const path of failed) console.log(`    does not open offline: ${path}`);
    printMoved('second visit', second);
    printMoved('update', update);
  }
}
