import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { openLive } from './live.ts';
import { chooseLens, field } from './rx.ts';

/** Patient of the orders the tests compose. */
export const samplePatient = 'مشتری نمونه';

export const cards = (page: Page): Locator => page.locator('.preorder');

/** Saves the open form as a pre-order. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'ذخیره در پیش‌سفارش' }).click();
  await expect(page.locator('.rx-done')).toBeVisible();
}

/** Saves an incomplete order, and opens the pre-orders. */
export async function saveUnfinished(page: Page): Promise<void> {
  await openLive(page, '/rx');
  await field(page, 'patient').fill(samplePatient);
  await save(page);
  await openLive(page, '/ordersPendding');
}

/** Fills the open form with a complete order for one eye. */
export async function compose(page: Page, reference: string): Promise<void> {
  await field(page, 'reference').fill(reference);
  await field(page, 'eyes', 'right').check();
  await field(page, 'right.sphere').fill('-1.00');
  await chooseLens(page, 'singleVision');
}

/** Opens the form and fills in a complete order for one eye. */
export async function write(page: Page, reference: string): Promise<void> {
  await openLive(page, '/rx');
  await compose(page, reference);
}
