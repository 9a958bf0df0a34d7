import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import type { Theme } from './screens.ts';

/**
 * What axe finds on a page without frames. By default it also opens a page to join the results of frames, and describes
 * every element that passed: five times the work on a large grid.
 */
export async function violations(page: Page) {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    // People who use voice control say what they see; axe leaves this rule off by default.
    rules: { 'label-content-name-mismatch': { enabled: true } },
  });
  return (await axe.analyze()).violations;
}

/** Serious and critical findings of axe, with their elements. */
export async function findings(page: Page): Promise<string[]> {
  return (await violations(page))
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
