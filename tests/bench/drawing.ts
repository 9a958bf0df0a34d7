import type { Browser, CDPSession, Page } from 'playwright';
import { placeFull } from '../e2e/support/full-order.ts';
import { signIn } from '../e2e/support/sign-in.ts';
import { slowdown } from './interaction.ts';

/** Changes of a power that are measured. */
const changes = 20;

/** The form with a framed and traced order written anew in it, its drawing shown or not. */
async function openFramed(browser: Browser, origin: string, isDrawn: boolean) {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1280, height: 900 },
  });
  await context.addInitScript((shown) => {
    localStorage.setItem('drawingShown', shown);
  }, String(isDrawn));
  const page = await context.newPage();
  await signIn(page, 'shop');
  await page.goto(`/orders/order?id=${await placeFull(page, origin)}`);
  await page.locator('.order-actions button').last().click();
  await page.locator('.rx [name="right.sphere"]').waitFor();
  await page.locator(isDrawn ? '.drawing-front' : '.rx-actions').waitFor();
  await page.waitForLoadState('networkidle');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await devtools.send('Performance.enable');
  return { page, devtools };
}

async function busyMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/** Changes a power and waits until what follows from it was painted: the drawing too, where there is one. */
async function changePower(page: Page, power: string): Promise<void> {
  await page.evaluate(async (text) => {
    const field = document.querySelector<HTMLInputElement>('[name="right.sphere"]');
    if (!field) throw new Error('No field for the power.');
    const drawing = document.querySelector('.drawing-eyes');
    const drawn = new Promise<void>((resolve) => {
      if (!drawing) return resolve();
      const watch = new MutationObserver(() => {
        watch.disconnect();
        resolve();
      });
      watch.observe(drawing, { subtree: true, attributes: true, characterData: true });
    });
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await drawn;
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((idle) => requestIdleCallback(idle));
  }, power);
}

async function changeMs(browser: Browser, origin: string, isDrawn: boolean): Promise<number> {
  const { page, devtools } = await openFramed(browser, origin, isDrawn);
  for (const power of ['-1.00', '-1.25', '-1.50']) await changePower(page, power);
  const before = await busyMs(devtools);
  for (let change = 0; change < changes; change += 1) {
    await changePower(page, change % 2 === 0 ? '-6.00' : '-2.25');
  }
  const after = await busyMs(devtools);
  await page.context().close();
  return (after - before) / changes;
}

/**
 * What a redraw costs on a slow processor, script, style, layout and paint, ms: a change of power with the drawing
 * of a traced frame shown, less one without.
 */
export async function redrawMs(browser: Browser, origin: string): Promise<number> {
  const plain = await changeMs(browser, origin, false);
  return (await changeMs(browser, origin, true)) - plain;
}
