import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { stockRequest } from '../../server/support/stock-request.ts';
import { untilLive } from './live.ts';
import { signIn } from './sign-in.ts';

/** The field in which a line is typed as it is said. */
export const typedLine = (page: Page): Locator => page.locator('#line');

/** What is understood of it. */
export const answer = (page: Page): Locator => page.locator('#line-answer');

/** The lines of the order. */
export const items = (page: Page): Locator => page.locator('.stock-single-item');

/** Opens the screen as a shop and chooses the lens by its name. */
export async function openStock(page: Page, lens: string | null = 'HMC'): Promise<void> {
  await signIn(page, 'shop');
  await page.goto('/stockSingle');
  await untilLive(page);
  if (lens) await page.getByRole('button', { name: new RegExp(`^${lens}`) }).click();
}

/** Types lines, Enter after each, and waits until they stand in the order. */
export async function order(page: Page, ...lines: readonly string[]): Promise<void> {
  for (const line of lines) {
    await typedLine(page).fill(line);
    await typedLine(page).press('Enter');
    await expect(typedLine(page)).toHaveValue('');
  }
}

/** Buys pieces of a power of HMC in 65 mm, past the screen, as whoever the page is signed in as. */
export async function buy(
  page: Page,
  sphere: number,
  cylinder: number,
  pieces: number,
): Promise<number> {
  const { origin } = new URL(page.url());
  const answered = await page.request.post('/api/orders', {
    headers: { Origin: origin, 'Idempotency-Key': crypto.randomUUID() },
    data: stockRequest([sphere, cylinder, pieces]),
  });
  return answered.status();
}

/** How many pieces of a power of a lens in 65 mm the lab has. */
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

/** A text as it is read, whatever invisible marks keep its numbers together. */
export function loosely(text: string): RegExp {
  const characters = [...text].map((each) => each.replace(/[.+/]/, String.raw`\$&`));
  return new RegExp(characters.join('[\u2066\u2069]*'));
}
