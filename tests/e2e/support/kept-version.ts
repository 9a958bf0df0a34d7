import type { Page } from 'playwright';
import { expect } from 'playwright/test';

/** What the worker of this page's version is to keep, and what of it is not kept yet. */
export async function readKept(): Promise<{ missing: string[]; lab: string[] } | undefined> {
  const name = (await caches.keys()).filter((each) => each.startsWith('pages-')).at(-1);
  const response = name && (await (await caches.open(name)).match('/list'));
  if (!response) return undefined;
  const { pages, parts, lab } = (await response.json()) as {
    pages: Record<string, unknown>;
    parts: string[];
    lab: number[];
  };
  const labParts = lab.map((index) => parts[index] ?? '');
  const wanted = [...Object.keys(pages), ...parts.filter((part) => !labParts.includes(part))];
  const isMissing = await Promise.all(wanted.map(async (path) => !(await caches.match(path))));
  const isLabKept = await Promise.all(labParts.map((path) => caches.match(path)));
  return {
    missing: wanted.filter((_, index) => isMissing[index]),
    lab: labParts.filter((_, index) => isLabKept[index]),
  };
}

/** Waits until all pages and their parts are on the device. Returns the parts for the lab alone that are. */
export async function untilAllKept(page: Page, timeout = 100_000): Promise<string[]> {
  const options = { timeout };
  await expect
    .poll(async () => (await page.evaluate(readKept))?.missing.join(' '), options)
    .toBe('');
  return (await page.evaluate(readKept))?.lab ?? [];
}
