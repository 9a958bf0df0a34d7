import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { stockRequest } from '../../server/support/stock-request.ts';
import { untilLive } from './live.ts';
import { originOf } from './origin.ts';
import { signIn } from './sign-in.ts';

/** The field for a typed line. */
export const typedLine = (page: Page): Locator => page.locator('#line');

/** The response below it. */
export const answer = (page: Page): Locator => page.locator('#line-answer');

export const items = (page: Page): Locator => page.locator('.stock-single-item');

/** Opens the screen signed in as a shop and chooses a lens by name. */
export async function openStock(page: Page, lens: string | null = 'HMC'): Promise<void> {
  await signIn(page, 'shop');
  await page.goto('/stockSingle');
  await untilLive(page);
  if (lens) await page.getByRole('button', { name: new RegExp(`^${lens}`) }).click();
}

/** Types lines with Enter after each, and waits until the order lists them. */
export async function order(page: Page, ...lines: readonly string[]): Promise<void> {
  for (const line of lines) {
    await typedLine(page).fill(line);
    await typedLine(page).press('Enter');
    await expect(typedLine(page)).toHaveValue('');
  }
}

/** Orders pieces of HMC, 65 mm, through the API for the signed-in account. */
export async function buy(
  page: Page,
  sphere: number,
  cylinder: number,
  pieces: number,
): Promise<number> {
  const origin = await originOf(page);
  const answered = await page.request.post('/api/orders', {
    headers: { Origin: origin, 'Idempotency-Key': crypto.randomUUID() },
    data: stockRequest([sphere, cylinder, pieces]),
  });
  return answered.status();
}

/** Stock of a power of a lens in 65 mm. */
export async function onHand(
  page: Page,
  sphere: number,
  cylinder: number,
  lens = 'hmc-156',
): Promise<number> {
  const { lenses } = await (await page.request.get('/api/stock')).json();
  const [chart] = lenses.find(({ id }: { id: string }) => id === lens).charts;
  return chart.onHand[chart.spheres.indexOf(sphere)][chart.cylinders.indexOf(cylinder)];
}

/** Matches a text regardless of the invisible isolates around numbers. */
export function ignoringIsolates(text: string): RegExp {
  const characters = [...text].map((each) => each.replace(/[.+/]/, String.raw`\$&`));
  return new RegExp(characters.join('[\u2066\u2069]*'));
}
