import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { storageKeys } from '../../../src/panel/storage-keys.ts';
import { storeElsewhere } from '../shell/parts.ts';
import { type Theme, themes } from './screens.ts';

// Otherwise axe also describes every element that passed, which is five times the work on a large grid.
const resultTypes: RunOptions['resultTypes'] = ['violations'];

const allRules: RunOptions = {
  resultTypes,
  // People who use voice control say what they see. axe leaves this rule off by default.
  rules: { 'label-content-name-mismatch': { enabled: true } },
};

/** The results of the other rules don't depend on the theme. */
const rulesOfColours: RunOptions = {
  resultTypes,
  runOnly: ['color-contrast', 'link-in-text-block'],
};

/** The minified file: pages load it in half the time of the package's own `source`. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The violations that axe finds on a page without frames. */
export async function violations(page: Page, options = allRules) {
  // Sending axe to a page and compiling it there costs as much as checking a small page.
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) await page.evaluate(source);
  return page.evaluate(async (asked) => (await axe.run(asked)).violations, options);
}

/** Serious and critical findings of axe, with their elements. */
export async function findings(page: Page, options = allRules): Promise<string[]> {
  return (await violations(page, options))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** Changes the theme as another tab would. Resolves when all colour transitions have ended. */
export async function showTheme(page: Page, theme: Theme): Promise<void> {
  await storeElsewhere(page, storageKeys.themeMode, String(theme === 'dark'));
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', theme);
  await page.evaluate(async () => {
    const fading = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(fading.map(({ finished }) => finished));
  });
}

/** Serious and critical findings in both themes. Leaves the page in the last one. */
export async function findingsByTheme(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const theme of themes) {
    await showTheme(page, theme);
    const inTheme = await findings(page, theme === themes[0] ? allRules : rulesOfColours);
    found.push(...inTheme.map((each) => `${theme}: ${each}`));
  }
  return found;
}
