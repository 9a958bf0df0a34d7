import type { Page } from 'playwright';
import { expect, test } from './fixtures.ts';
import { openLive } from './support/live.ts';
import { chooseLens, field } from './support/rx.ts';
import { signIn } from './support/sign-in.ts';

const send = 'Control+Enter';
const done = (page: Page) => expect(page.locator('.rx-done')).toBeVisible();

async function references(page: Page): Promise<string[]> {
  const answer = await page.request.get('/api/orders?limit=10');
  const { orders } = (await answer.json()) as { orders: { reference: string }[] };
  return orders.map(({ reference }) => reference);
}

test.describe('two tabs on one device', () => {
  test.use({ allowedComplaints: [/ERR_INTERNET_DISCONNECTED/] });

  test('never write over what the other queued or is typing', async ({ page, context }) => {
    await signIn(page, 'shop2');
    await openLive(page, '/rx');
    await field(page, 'reference').fill('first-tab');
    await field(page, 'eyes', 'right').check();
    await field(page, 'right.sphere').fill('-1.00');
    await chooseLens(page, 'singleVision');
    const other = await context.newPage();
    await expect(async () => {
      await openLive(other, '/rx');
      await expect(field(other, 'lens.coating')).not.toHaveValue('', { timeout: 500 });
    }).toPass();

    await context.setOffline(true);
    await page.keyboard.press(send);
    await done(page);
    await field(other, 'reference').fill('second-tab');
    await other.keyboard.press(send);
    await done(other);

    await field(other, 'reference').fill('left-in-second');
    await field(page, 'reference').fill('left-in-first');
    await context.setOffline(false);
    await expect(async () => {
      expect(await references(page)).toEqual(expect.arrayContaining(['first-tab', 'second-tab']));
    }).toPass();

    await page.reload();
    await expect(field(page, 'reference')).toHaveValue(/^left-in/);
    const kept = await field(page, 'reference').inputValue();
    await page.goto('/ordersPendding');
    const aside = kept === 'left-in-first' ? 'left-in-second' : 'left-in-first';
    await expect(page.locator('.preorder')).toContainText(aside);
  });
});
