import type { Page } from 'playwright';
import { expect, test } from '../fixtures.ts';
import { findings } from '../support/axe.ts';
import { cutLine, mendLine } from '../support/line.ts';
import { openLive } from '../support/live.ts';
import { cards, compose, save } from '../support/preorders.ts';
import { field } from '../support/rx.ts';
import { signIn } from '../support/sign-in.ts';
import { openStock, order } from '../support/stock.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Puts an earlier price into the saved pre-order, as if prices had changed since. */
async function saveAtEarlierPrice(page: Page, reference: string): Promise<void> {
  await page.evaluate(async (reference) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) =>
        request.addEventListener('success', () => resolve(request.result)),
      );
    const database = await done(indexedDB.open('adasi'));
    const store = database.transaction('preorders', 'readwrite').objectStore('preorders');
    for (const saved of await done(store.getAll())) {
      const isIt = saved.draft.reference === reference;
      if (isIt) await done(store.put({ ...saved, total: saved.total - 1_000_000 }));
    }
    database.close();
  }, reference);
}

test('pre-orders of all kinds are selected by keyboard, sent together and deleted with undo', async ({
  page,
}) => {
  await openStock(page);
  await order(page, '-2.00 x2');
  await page.getByRole('button', { name: 'ذخیره در پیش‌سفارش' }).click();
  await expect(page.locator('.stock-single-item')).toHaveCount(0);
  await openLive(page, '/rx');
  for (const reference of ['several-1', 'several-2']) {
    await compose(page, reference);
    await save(page);
  }
  await field(page, 'reference').fill('unfinished');
  await save(page);
  await openLive(page, '/ordersPendding');
  await saveAtEarlierPrice(page, 'several-2');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.reload();
  await expect(cards(page)).toHaveCount(4);
  await expect(page.locator('.basket-sum')).toContainText('۴');
  const changed = cards(page).filter({ hasText: 'several-2' });
  await expect(changed).toContainText('قیمت تغییر کرده است');
  await expect(changed.getByRole('button', { name: 'ارسال با قیمت جدید' })).toBeVisible();
  await expect(cards(page).filter({ hasText: 'unfinished' })).toContainText('کامل نیست');

  await changed.getByRole('link', { name: 'باز کردن' }).click();
  await expect(page.locator('.rx-summary')).toContainText('قیمت تغییر کرده است');
  await openLive(page, '/ordersPendding');
  await expect(changed).toContainText('قیمت تغییر کرده است');

  await expect(page.locator('.basket-bar')).toBeAttached();
  await page.keyboard.press('j');
  await expect(cards(page).first()).toBeFocused();
  await page.keyboard.press('a');
  const bar = page.locator('.basket-bar');
  await expect(bar).toContainText(/انتخاب‌شده: .?۳/);
  expect(await findings(page)).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(overflow).toBeLessThanOrEqual(360);
  await page.keyboard.press('n');
  await expect(bar).toContainText(/به لابراتوار رسید/);
  await expect(bar.locator('a.number')).toHaveCount(2);
  await bar.getByRole('button', { name: /ارسال با همین قیمت‌ها/ }).click();
  await expect(cards(page)).toHaveCount(1);
  await expect(bar.locator('a.number')).toHaveCount(3);

  await page.keyboard.press('Escape');
  await cards(page).getByRole('checkbox').check();
  await page.keyboard.press('Delete');
  await expect(cards(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'بازگرداندن' }).press('Enter');
  await expect(cards(page)).toBeFocused();
});

test.describe('without a network', () => {
  test.use({ allowedComplaints: [/ERR_INTERNET_DISCONNECTED/] });

  test('several are queued, and are sent automatically', async ({ page, context }) => {
    await signIn(page, 'shop2');
    await openLive(page, '/rx');
    for (const reference of ['later-1', 'later-2']) {
      await compose(page, reference);
      await save(page);
    }
    const fetched = page.waitForResponse(/send-preorder/);
    await openLive(page, '/ordersPendding');
    await page.getByRole('button', { name: /انتخاب همهٔ آماده‌های ارسال/ }).click();
    await (await fetched).finished();
    await cutLine(context);
    await page
      .locator('.basket-bar')
      .getByRole('button', { name: /^ارسال/ })
      .click();
    await expect(page.locator('.basket-bar')).toContainText('پس از وصل شدن اینترنت');
    await expect(cards(page).first()).toContainText('پس از وصل شدن اینترنت');
    await mendLine(context);
    await expect(cards(page)).toHaveCount(0);
  });
});
