import type { Browser, Page } from 'playwright';
import { plainCalendar } from '../../src/domain/catalogue/plain-calendar.ts';
import type { StockCatalogue } from '../../src/domain/stock/stock.ts';
import type { Figure } from './figures.ts';
import { slowdown, watchInteractions, worstInteraction } from './interaction.ts';

const rows = 60;
const columns = 33;

const powers = (count: number, from: number) =>
  Array.from({ length: count }, (_, step) => from + step * 25);

/** The largest chart required: 60 spheres by 33 cylinders. */
const largeStock: StockCatalogue = {
  revision: 'large',
  audience: 'visitor',
  calendar: plainCalendar,
  lenses: [
    {
      id: 'large',
      name: { fa: 'HMC ۱٫۵۶', en: 'HMC 1.56' },
      code: 'HMC',
      index: 156,
      bands: [],
      charts: [
        {
          diameter: 650,
          spheres: powers(rows, -1000),
          cylinders: powers(columns, -800),
          onHand: powers(rows, 0).map((row) =>
            powers(columns, 0).map((column) => (row + column) % 40),
          ),
        },
      ],
    },
  ],
};

const firstCell = '.power-grid-cell[tabindex="0"]';
const lastRow = `.power-grid-table [aria-rowindex="${rows + 1}"]`;

async function openGrid(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await context.route('**/api/stock', (route) => route.fulfill({ json: largeStock }));
  const page = await context.newPage();
  await page.goto(`${origin}/stockMulti`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'هر دو' }).click();
  await page.getByRole('button', { name: 'همه' }).click();
  await page.locator(lastRow).waitFor();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/** Runs in the page before its own scripts: notes when the grid is first painted. */
function watchFirstCell(cell: string): void {
  globalThis.paintedMs = 0;
  const watch = new MutationObserver(() => {
    if (!document.querySelector(cell)) return;
    watch.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        globalThis.paintedMs = performance.now();
      }),
    );
  });
  watch.observe(document, { subtree: true, childList: true });
}

/** From reopening the page to a painted grid that reacts to keys, ms: the median of three. */
async function usableMs(page: Page): Promise<number> {
  await page.addInitScript(watchFirstCell, firstCell);
  const times: number[] = [];
  for (let visit = 0; visit < 3; visit += 1) {
    await page.reload();
    await page.waitForFunction(() => globalThis.paintedMs > 0);
    times.push(await page.evaluate(() => globalThis.paintedMs));
    await page.locator(lastRow).waitFor();
    await page.waitForLoadState('networkidle');
  }
  return times.sort((one, other) => one - other)[1] ?? Number.NaN;
}

/** Interaction to next paint, ms, while two rows of quantities are typed. */
async function typingMs(page: Page): Promise<number> {
  await page.locator(firstCell).click();
  await page.evaluate(watchInteractions);
  for (let row = 0; row < 2; row += 1) {
    for (let column = 0; column < 8; column += 1) {
      await page.keyboard.type('12', { delay: 30 });
      await page.keyboard.press(column === 7 ? 'Enter' : 'Tab', { delay: 30 });
    }
  }
  return worstInteraction(page);
}

/** From pasting 500 cells to the frame that shows them, ms. */
async function pasteMs(page: Page): Promise<number> {
  const row = Array.from({ length: 20 }, () => '4').join('\t');
  const block = Array.from({ length: 25 }, () => row).join('\r\n');
  await page.evaluate((text) => navigator.clipboard.writeText(text), block);
  await page.keyboard.press('Control+Home');
  await page.evaluate(() => {
    globalThis.paintedMs = 0;
    const painted = (from: number) => {
      globalThis.paintedMs = performance.now() - from;
    };
    const watch = ({ timeStamp }: Event) =>
      requestAnimationFrame(() => setTimeout(painted, 0, timeStamp));
    addEventListener('paste', watch, { once: true, capture: true });
  });
  await page.keyboard.press('Control+v');
  await page.waitForFunction(() => globalThis.paintedMs > 0);
  return page.evaluate(() => globalThis.paintedMs);
}

/** Figures of a power grid with 60 rows of 33 cells on a slow processor. */
export async function gridFigures(browser: Browser, origin: string): Promise<Figure[]> {
  const page = await openGrid(browser, origin);
  const typing = await typingMs(page);
  const pasting = await pasteMs(page);
  const usable = await usableMs(page);
  await page.context().close();
  return [
    { what: 'power grid of 60 × 33, usable', unit: 'ms', value: usable, atMost: 1000 },
    { what: 'typing in it, INP', unit: 'ms', value: typing, atMost: 100 },
    { what: 'pasting 500 cells', unit: 'ms', value: pasting, atMost: 200 },
  ];
}
