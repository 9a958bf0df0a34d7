import type { Locator, Page } from 'playwright';
import { accessoryPicturePath } from '../../../src/api/accessories/picture-paths.ts';
import { accessoryRequest } from '../../server/support/accessory-request.ts';
import { photo } from '../../server/support/photos.ts';
import { expect, test } from '../fixtures.ts';
import { presetStorage } from '../shell/parts.ts';
import { violations } from '../support/axe.ts';
import { openLive, untilLive } from '../support/live.ts';
import { originOf } from '../support/origin.ts';
import { signIn } from '../support/sign-in.ts';
import { ignoringIsolates } from '../support/stock.ts';
import { tabTo } from '../support/tab-to.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const cards = (page: Page): Locator => page.locator('.accessories-card');
const lines = (page: Page): Locator => page.locator('.accessories-lines > li');

const ways = [
  {
    locale: 'fa',
    words: 'جير كركي',
    colour: 'سبز',
    three: '۳',
    each: '۱۵٬۶۷۵ تومان',
    total: '۴۷٬۰۲۵ تومان',
    name: 'دستمال جیر کرکی',
  },
  {
    locale: 'en',
    words: 'جير كركي',
    colour: 'Green',
    three: '3',
    each: '15,675 toman',
    total: '47,025 toman',
    name: 'Suede-feel cloth',
  },
];

for (const { locale, words, colour, three, each, total, name } of ways) {
  test(`a cloth is found, ordered at a price break and sent by keyboard, in ${locale} at 360 px`, async ({
    page,
  }, { project }) => {
    const reference = `${locale} cloth ${project.name}`;
    await page.setViewportSize({ width: 360, height: 800 });
    await presetStorage(page, { locale });
    await signIn(page, 'shop');
    await openLive(page, '/accessories');
    await expect(cards(page)).toHaveCount(24);
    await tabTo(page, page.locator('#accessories-search'));
    await page.keyboard.type(words);
    await expect(cards(page)).toHaveCount(1);
    await expect(page.locator('.accessories-categories')).toHaveCount(0);
    await tabTo(page, page.getByRole('button', { name: colour }));
    await page.keyboard.press('Space');
    const pieces = page.locator('#pieces-cloth-suede');
    await tabTo(page, pieces);
    await page.keyboard.type('x');
    await tabTo(page, page.locator('#reference'));
    await page.keyboard.press('Control+Enter');
    await expect(pieces).toBeFocused();
    await expect(pieces).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('Control+A');
    await page.keyboard.type(three);
    await expect(cards(page).locator('[aria-current]')).toContainText(ignoringIsolates(each));
    await expect(page.locator('.accessories-bar')).toContainText(ignoringIsolates(total));
    await tabTo(page, page.locator('#reference'));
    await page.keyboard.type(reference);
    await page.reload();
    await untilLive(page);
    await expect(lines(page)).toHaveCount(1);
    await expect(lines(page)).toContainText(name);
    expect(await violations(page)).toEqual([]);
    await tabTo(page, page.locator('#accessories-search'));
    await page.keyboard.press('Control+Enter');
    await expect(page.locator('.stock-done')).toBeVisible();
    await expect(lines(page)).toHaveCount(0);
    await expect(async () => {
      await page.goto('/orders');
      await expect(page.locator('.orders tbody')).toContainText(reference, { timeout: 20_000 });
    }).toPass();
    const row = page.locator('.orders tbody tr').filter({ hasText: reference });
    await expect(row).toContainText(ignoringIsolates(total));
    await row.getByRole('link').press('Enter');
    await expect(page.locator('.accessory-lines tbody tr')).toContainText(name);
    await expect(page.locator('.accessory-lines tbody tr')).toContainText(colour);
    await page.setViewportSize({ width: 1024, height: 640 });
    const ends = await page
      .locator('.accessory-lines tr > :last-child')
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().right)));
    expect(new Set(ends).size, 'the total is below the totals of the lines').toBe(1);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await linesOf(page.locator('.accessory-lines thead th').nth(1))).toBe(1);
  });
}

/** How many lines a text takes. */
const linesOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size;
  });

/** Another shop takes the last pieces of a variant. */
async function takeLast(page: Page): Promise<void> {
  await signIn(page, 'shop2');
  const { products } = await (await page.request.get('/api/accessories')).json();
  const { variants } = products.find(({ id }: { id: string }) => id === 'case-clam');
  const { onHand } = variants.find(({ id }: { id: string }) => id === 'red');
  const placed = await page.request.post('/api/orders', {
    headers: { Origin: await originOf(page), 'Idempotency-Key': crypto.randomUUID() },
    data: accessoryRequest(['case-clam', 'red', onHand]),
  });
  expect(placed.status()).toBe(201);
}

test.describe('a refused order', () => {
  test.use({ allowedComplaints: [/422/] });

  test('pieces sold out in the meantime come back with the reason next to their line, the rest kept', async ({
    page,
    newVisitor,
  }) => {
    await presetStorage(page, { locale: 'en' });
    await signIn(page, 'shop');
    await openLive(page, '/accessories');
    const card = cards(page).filter({ hasText: 'Clamshell case' });
    await card.getByRole('button', { name: 'Red' }).click();
    await card.getByRole('textbox').fill('2');
    await page.locator('#pieces-case-zip').fill('1');
    await page.locator('#reference').fill('sold out');
    await takeLast(await newVisitor());
    await page.getByRole('button', { name: 'Send order' }).click();
    await expect(page.locator('.stock-done')).toContainText('refused');
    await page.goto('/ordersPendding');
    const refused = page.locator('.preorder').filter({ hasText: 'sold out' });
    await refused.getByRole('link', { name: 'Open' }).click();
    await expect(page).toHaveURL(/accessories\/?\?preorder=/);
    await expect(lines(page)).toHaveCount(2);
    await expect(lines(page).filter({ hasText: 'Clamshell' })).toContainText('Sold out');
    await expect(page.locator('#reference')).toHaveValue('sold out');
    await page.getByRole('button', { name: 'Order what is in stock' }).click();
    await expect(lines(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Send order' }).click();
    await expect(page.locator('.stock-done')).toBeVisible();
  });
});

test('a picture that the lab uploads takes the place of the drawing, unless data is saved', async ({
  page,
}) => {
  await signIn(page, 'lab');
  const data = Buffer.from(await photo('png', 300, 200));
  const path = accessoryPicturePath('cloth-print');
  const headers = { Origin: await originOf(page) };
  expect((await page.request.put(path, { data, headers })).status()).toBe(200);
  await openLive(page, '/accessories');
  const card = page.locator('.accessories-card').filter({ hasText: 'دستمال طرح‌دار' });
  await card.scrollIntoViewIfNeeded();
  const image = card.locator('picture img');
  await expect
    .poll(() => image.evaluate((shown: HTMLImageElement) => shown.currentSrc))
    .toMatch(/\/96\.avif$/);
  await expect(image).toHaveJSProperty('naturalWidth', 96);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await openLive(page, '/accessories');
  await expect(card.locator('svg.accessories-picture')).toBeVisible();
  await expect(page.locator('picture')).toHaveCount(0);
  // Other tests weigh the page with drawings.
  expect((await page.request.delete(path, { headers })).status()).toBe(204);
});
