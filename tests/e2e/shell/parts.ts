import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { shell } from '../../../src/i18n/shell/shell.ts';

const persian = (key: keyof typeof shell.texts) => shell.texts[key][0];

/** Parts of the shell, found by their Persian names. */
export const parts = (page: Page) => ({
  html: page.locator('html'),
  drawer: page.locator('#drawer'),
  backdrop: page.locator('.backdrop'),
  header: page.getByRole('banner'),
  main: page.locator('#main'),
  menu: page.locator('#drawer').getByRole('navigation'),
  footer: page.getByRole('contentinfo'),
  drawerButton: page
    .getByRole('banner')
    .getByRole('button', { name: persian('menu'), exact: true }),
  themeButton: page.getByRole('banner').locator('[data-early="theme"]'),
  popupButton: (id: string) => page.locator(`button[popovertarget="${id}"]`),
  popup: (id: string) => page.locator(`#${id}[popover]`),
});

/** The stored value of a key. */
export const storedValue = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** Waits until a value is stored: the script that binds the stores may run after the islands are live. */
export const expectStored = (page: Page, key: string, value: string) =>
  expect.poll(() => storedValue(page, key)).toBe(value);

/** Stores a value as another tab would: the open page follows without loading again. */
export async function storeElsewhere(page: Page, key: string, value: string): Promise<void> {
  await page.evaluate(
    ([name = '', newValue = '']) => {
      localStorage.setItem(name, newValue);
      dispatchEvent(new StorageEvent('storage', { key: name, newValue }));
    },
    [key, value],
  );
}

/** Stores values before the first page opens, and never again: later changes by the page stay. */
export async function presetStorage(page: Page, values: Record<string, string>): Promise<void> {
  await page.addInitScript((entries) => {
    if (sessionStorage.getItem('storedValue')) return;
    sessionStorage.setItem('storedValue', 'true');
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, values);
}
