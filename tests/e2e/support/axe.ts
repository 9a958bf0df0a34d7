import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import type { Theme } from './screens.ts';

/** Serious and critical findings of axe, with their elements. */
export async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** Changes the theme as another tab would. */
export async function showTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate(
    (newValue) => {
      localStorage.setItem('themeMode', newValue);
      dispatchEvent(new StorageEvent('storage', { key: 'themeMode', newValue }));
    },
    String(theme === 'dark'),
  );
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', theme);
}
