import type { Browser, CDPSession, Page } from 'playwright';
import { placeFull } from '../e2e/support/full-order.ts';
import { signIn } from '../e2e/support/sign-in.ts';
import { quantile } from './figures.ts';
import { slowdown } from './interaction.ts';

/** The form, filled by reordering an order with frame and trace. */
async function openFramed(browser: Browser, origin: string) {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  await signIn(page, 'shop');
  await page.goto(`/orders/order?id=${await placeFull(page, origin)}`);
  await page.locator('.order-actions button').nth(4).click();
  await page.locator('.rx [name="right.sphere"]').waitFor();
  await page.waitForLoadState('networkidle');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await devtools.send('Performance.enable');
  return { page, devtools };
}

async function showDrawing(page: Page, isShown: boolean): Promise<void> {
  await page.locator('.rx-aside button[aria-expanded]').click();
  await page.locator('.drawing-front').waitFor({ state: isShown ? 'visible' : 'detached' });
}

async function busyMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/** Longer than the form takes to react to a change, ms. */
const settled = 400;

/** Changes a power and waits equally long with and without a drawing. */
async function changePower(page: Page, power: string): Promise<void> {
  await page.evaluate(
    async ({ text, wait }) => {
      const field = document.querySelector<HTMLInputElement>('[name="right.sphere"]');
      if (!field) throw new Error('The sphere field is missing.');
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, wait));
    },
    { text: power, wait: settled },
  );
}

/** Busy time after each of several changes, ms. Skips the first ones, on a cold page. */
async function changesMs(page: Page, devtools: CDPSession): Promise<number[]> {
  const costs: number[] = [];
  for (const power of ['-2.50', '-2.25', '-2.50', '-2.25', '-2.50', '-2.25', '-2.50', '-2.25']) {
    const before = await busyMs(devtools);
    await changePower(page, power);
    costs.push((await busyMs(devtools)) - before);
  }
  return costs.slice(2);
}

const middleOf = (costs: readonly number[]) =>
  quantile(
    costs.toSorted((one, other) => one - other),
    0.5,
  );

/** Number of alternations between shown and hidden, so that load on the machine affects both equally. */
const turns = 6;

/**
 * Cost of a redraw on a slow processor (script, style, layout, paint), ms: a power change with the drawing of a traced
 * frame open minus one without it, each the median of many.
 */
export async function redrawMs(browser: Browser, origin: string): Promise<number> {
  const { page, devtools } = await openFramed(browser, origin);
  const drawn: number[] = [];
  const plain: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    await showDrawing(page, true);
    drawn.push(...(await changesMs(page, devtools)));
    await showDrawing(page, false);
    plain.push(...(await changesMs(page, devtools)));
  }
  await page.context().close();
  return middleOf(drawn) - middleOf(plain);
}
