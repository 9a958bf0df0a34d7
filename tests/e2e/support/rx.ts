import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';

/** A field of the prescription form by its name; of a group of alternatives the member with the value. */
export function field(page: Page, name: string, value?: string): Locator {
  return page.locator(`[name="${name}"]${value === undefined ? '' : `[value="${value}"]`}`);
}

/** What is said of a field, in the language of the page. */
export function said(page: Page, name: string): Locator {
  return page.locator(`[id="${name}-issue"]`);
}

export async function expectInvalid(page: Page, name: string, text: RegExp): Promise<void> {
  await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, name)).toHaveAttribute('aria-describedby', new RegExp(`${name}-issue`));
  await expect(said(page, name)).toContainText(text);
}

/** Types into the field that has the focus and goes on, as a trained person does: field by field, Enter after each. */
export async function typeOn(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
}

/** Chooses the first lens the catalogue offers of a kind. */
export async function chooseLens(page: Page, kind: string): Promise<void> {
  await field(page, 'lens.kind', kind).check();
  for (const step of ['design', 'index', 'colour', 'coating']) {
    await field(page, `lens.${step}`).selectOption({ index: 1 });
  }
}

/** Chooses the first progressive the catalogue offers, from the kind of lens on and by keyboard alone. */
export async function chooseProgressiveByKeys(page: Page): Promise<void> {
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(field(page, 'lens.kind', 'progressive')).toBeChecked();
  for (const step of ['design', 'index', 'colour', 'coating']) {
    await page.keyboard.press('Enter');
    await expect(field(page, `lens.${step}`)).toBeFocused();
    await page.keyboard.press('ArrowDown');
  }
}
