import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { openLive } from './live.ts';
import { chooseLens, field } from './rx.ts';

/** Who an order that the tests compose is for. */
export const samplePatient = 'مشتری نمونه';

/** The pre-orders that are shown. */
export const cards = (page: Page): Locator => page.locator('.preorder');

/** Saves what is composed among the pre-orders. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'ذخیره در پیش‌سفارش' }).click();
  await expect(page.locator('.rx-done')).toBeVisible();
}

/** Saves an order of which only the patient is known, and shows the pre-orders. */
export async function saveUnfinished(page: Page): Promise<void> {
  await openLive(page, '/rx');
  await field(page, 'patient').fill(samplePatient);
  await save(page);
  await openLive(page, '/ordersPendding');
}

/** Writes a whole order for one eye into the open form. */
export async function compose(page: Page, reference: string): Promise<void> {
  await field(page, 'reference').fill(reference);
  await field(page, 'eyes', 'right').check();
  await field(page, 'right.sphere').fill('-1.00');
  await chooseLens(page, 'singleVision');
}

/** Opens the form and writes a whole order for one eye. */
export async function write(page: Page, reference: string): Promise<void> {
  await openLive(page, '/rx');
  await compose(page, reference);
}
