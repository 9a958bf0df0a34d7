import type { Page } from 'playwright';
import { expect } from 'playwright/test';

/** What the worker of the newest version on the device should store, and which of it is missing. */
export async function readKept(): Promise<{ missing: string[]; lab: string[] } | undefined> {
  const name = (await caches.keys()).filter((each) => each.startsWith('panel-')).at(-1);
  const response = name && (await (await caches.open(name)).match('/list'));
  if (!response) return undefined;
  const { files, packs } = (await response.json()) as {
    files: Record<string, string>;
    packs: { lab: number[] };
  };
  const folder = `/_astro/${name.slice('panel-'.length)}`;
  const addresses = Object.keys(files).map((path) => path.replace(/^~/, folder));
  const kept = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
  const labParts = packs.lab.map((index) => addresses[index] ?? '');
  const wanted = addresses.filter((address) => !labParts.includes(address));
  return {
    missing: wanted.filter((address) => !kept.includes(address)),
    lab: labParts.filter((address) => kept.includes(address)),
  };
}

/** Waits until all pages and their parts are on the device. Returns the stored parts that only the lab uses. */
export async function untilAllKept(page: Page, timeout = 100_000): Promise<string[]> {
  const options = { timeout };
  await expect
    .poll(async () => (await page.evaluate(readKept))?.missing.join(' '), options)
    .toBe('');
  return (await page.evaluate(readKept))?.lab ?? [];
}
