import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { openLive } from './live.ts';

/** The cell of a power; rows and columns count from 0. */
export function cellAt(page: Page, row: number, column: number): Locator {
  return page
    .locator(`.power-grid-table [aria-rowindex="${row + 2}"]`)
    .locator(`[aria-colindex="${column + 2}"]`);
}

export async function openGrid(page: Page): Promise<void> {
  await openLive(page, '/stockMulti');
  await expect(cellAt(page, 0, 0)).toBeVisible();
}

/** Tabs into the grid. */
export async function enterGrid(page: Page): Promise<void> {
  for (let steps = 0; steps < 80; steps += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.matches('.power-grid-cell'))) return;
  }
  throw new Error('Tab never reached the grid.');
}

/** Keyboard input that counts its strokes. */
export function typist(page: Page) {
  let strokes = 0;
  return {
    strokes: () => strokes,
    /** Presses keys by name. */
    async press(...keys: readonly string[]): Promise<void> {
      for (const key of keys) {
        strokes += 1;
        await page.keyboard.press(key);
      }
    },
  };
}

type Line = { sphere: number; cylinder: number; pieces: number };

/** Lines of the placed order with a reference. */
export async function linesAtLab(page: Page, reference: string): Promise<Line[]> {
  let id: string | undefined;
  await expect(async () => {
    const answer = await page.request.get('/api/orders?limit=100');
    const { orders } = (await answer.json()) as { orders: { id: string; reference: string }[] };
    id = orders.find((order) => order.reference === reference)?.id;
    expect(id).toBeDefined();
  }).toPass();
  const answer = await page.request.get(`/api/orders/${id}`);
  const { content } = (await answer.json()) as { content: { lines: Line[] } };
  return content.lines.sort(
    (one, other) => other.sphere - one.sphere || other.cylinder - one.cylinder,
  );
}
