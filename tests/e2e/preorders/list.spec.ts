import type { Page } from 'playwright';
import { expect, test } from '../fixtures.ts';
import { enlarge } from '../support/enlarge.ts';
import { openLive } from '../support/live.ts';
import { cards, samplePatient, save, saveUnfinished, write } from '../support/preorders.ts';
import { signIn } from '../support/sign-in.ts';

/** Copies the saved pre-order many times, each a second older, as on a device that was offline for weeks. */
async function copyPreorder(page: Page, copies: number): Promise<void> {
  await page.evaluate(async (copies) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) =>
        request.addEventListener('success', () => resolve(request.result)),
      );
    const database = await done(indexedDB.open('adasi'));
    const change = database.transaction('preorders', 'readwrite');
    const store = change.objectStore('preorders');
    const [saved] = await done(store.getAll());
    for (let copy = 1; copy <= copies; copy += 1) {
      const id = `0192f0c1-0000-7000-8000-${String(copy).padStart(12, '0')}`;
      store.put({ ...saved, id, savedAt: saved.savedAt - copy * 1000 });
    }
    await new Promise((resolve) => change.addEventListener('complete', resolve));
    database.close();
  }, copies);
}

test('shows many pre-orders fifty at a time, newest first', async ({ page }) => {
  await saveUnfinished(page);
  await expect(cards(page)).toHaveCount(1);
  await copyPreorder(page, 119);
  await page.reload();
  await expect(cards(page)).toHaveCount(50);
  await page.getByRole('button', { name: /نمایش بیشتر.*۷۰/ }).click();
  await expect(cards(page)).toHaveCount(100);
  await page.getByRole('button', { name: /نمایش بیشتر.*۲۰/ }).click();
  await expect(cards(page)).toHaveCount(120);
  await expect(page.getByRole('button', { name: /نمایش بیشتر/ })).toBeHidden();
  await expect(cards(page).nth(100)).toBeFocused();

  await page.setViewportSize({ width: 360, height: 740 });
  await enlarge(page);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(360);
});

test('the focus stays with a pre-order being sent, and then moves on to the next one', async ({
  page,
}) => {
  await signIn(page, 'shop');
  for (const reference of ['focus-first', 'focus-second']) {
    await write(page, reference);
    await save(page);
  }
  await openLive(page, '/ordersPendding');
  const first = cards(page).filter({ hasText: 'focus-second' });
  await expect(first).toHaveCount(1);
  await first.getByRole('button', { name: 'ارسال', exact: true }).press('Enter');
  await expect(first).toHaveCount(0);
  await expect(cards(page).filter({ hasText: 'focus-first' })).toBeFocused();
});

test('the focus follows deleting, undoing and duplicating', async ({ page }) => {
  await saveUnfinished(page);
  await page.getByRole('button', { name: 'حذف' }).click();
  const undo = page.getByRole('button', { name: 'بازگرداندن' });
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(page.locator('.preorder')).toBeFocused();
  await page.getByRole('button', { name: 'کپی سفارش' }).click();
  // A toast disappears after three seconds.
  const said = await page.locator('.Toastify__toast').innerText();
  await expect(cards(page)).toHaveCount(2);
  const copy = page.locator('.preorder:focus');
  await expect(copy).toHaveCount(1);
  const number = await copy.locator('.number').first().innerText();
  expect(said).toContain(number);
  await expect(cards(page).filter({ hasText: number })).toHaveCount(1);
});

test('sending an incomplete pre-order opens it with its fields marked', async ({ page }) => {
  await signIn(page, 'shop');
  await saveUnfinished(page);
  await page.getByRole('button', { name: 'ارسال', exact: true }).click();
  // A toast disappears after three seconds.
  await expect(page.locator('.Toastify__toast')).toContainText('کامل نیست');
  await expect(page).toHaveURL(/\/rx\?preorder=/);
  await expect(page.locator('[name="patient"]')).toHaveValue(samplePatient);
  await expect(page.locator('[name="right.sphere"]')).toHaveAttribute('aria-invalid', 'true');
});
