import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';

/** Field of the prescription form by name; for radio buttons, the one with the value. */
export function field(page: Page, name: string, value?: string): Locator {
  return page.locator(`[name="${name}"]${value === undefined ? '' : `[value="${value}"]`}`);
}

/** Message of a field in the current language. */
export function said(page: Page, name: string): Locator {
  return page.locator(`[id="${name}-issue"]`);
}

export async function expectInvalid(page: Page, name: string, text: RegExp): Promise<void> {
  await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, name)).toHaveAttribute('aria-describedby', new RegExp(`${name}-issue`));
  await expect(said(page, name)).toContainText(text);
}

/** Types texts field by field with Enter after each, starting at the focused field. */
export async function typeFields(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
}

/** Chooses the first lens of a kind in the catalogue. */
export async function chooseLens(page: Page, kind: string): Promise<void> {
  await field(page, 'lens.kind', kind).check();
  for (const step of ['design', 'index', 'colour', 'coating']) {
    await field(page, `lens.${step}`).selectOption({ index: 1 });
  }
}

/** Chooses the first progressive in the catalogue by keyboard, starting at the vision type. */
export async function chooseProgressiveByKeys(page: Page): Promise<void> {
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(field(page, 'lens.kind', 'progressive')).toBeChecked();
  for (const step of ['design', 'index', 'colour', 'coating']) {
    const select = field(page, `lens.${step}`);
    // Until the catalogue is known and the previous step chosen, Enter skips it.
    await expect(select).toBeEnabled();
    await page.keyboard.press('Enter');
    await expect(select).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(select).not.toHaveValue('');
  }
}
