import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readKept } from '../../e2e/support/kept-version.ts';
import { everyPath } from '../../e2e/support/screens.ts';
import { type KeptBrowser, type KeptTab, keptBrowsers } from '../../support/kept-browsers.ts';
import { openScreen } from '../../support/screen-steps.ts';

export type BrowserName = keyof typeof keptBrowsers;

/** Runs `work` with a fresh browser. */
export async function withDevice<Seen>(
  name: BrowserName,
  use: (tab: KeptTab) => Promise<Seen>,
  flags: readonly string[] = [],
): Promise<Seen> {
  const profile = await mkdtemp(join(tmpdir(), 'adasi-device-'));
  let browser: KeptBrowser | undefined;
  try {
    browser = await keptBrowsers[name](profile, flags);
    return await use(browser.tab);
  } finally {
    await browser?.close().catch(() => {});
    await rm(profile, { recursive: true, force: true });
  }
}

/** Whether the device has stored the version that is open. */
export async function isKept(tab: KeptTab): Promise<boolean> {
  const kept = await tab.evaluate(readKept, undefined).catch(() => undefined);
  return kept?.missing.length === 0;
}

/** Waits until a condition holds, for at most five minutes. */
export async function until(isReached: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 300_000; Date.now() < end; await wait(250)) {
    if (await isReached()) return;
  }
  throw new Error('The device was not ready within five minutes.');
}

/** Opens every screen. Returns the paths of those that fail or stay empty. */
export async function failingScreens(tab: KeptTab, origin: string): Promise<string[]> {
  const failing: string[] = [];
  for (const path of everyPath) {
    const isOpen = await openScreen(tab, `${origin}${path}`)
      .then(() => tab.evaluate(() => Boolean(document.querySelector('#main > *')), null))
      .catch(() => false);
    if (!isOpen) failing.push(path);
  }
  return failing;
}

/** Runs in the page: checks for a newer version and waits until it is complete. Returns how long that took, ms. */
async function fetchUpdate(): Promise<number> {
  const registration = await navigator.serviceWorker.ready;
  const from = performance.now();
  await registration.update();
  const next = registration.installing ?? registration.waiting;
  if (!next) throw new Error('No newer version was found.');
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      if (next.state === 'installed') resolve();
      if (next.state === 'redundant') reject(new Error('The update failed.'));
    };
    next.addEventListener('statechange', look);
    look();
  });
  return performance.now() - from;
}

export const update = (tab: KeptTab) => tab.evaluate(fetchUpdate, null);

/** Runs in the page: clicks the offer of a newer version. Returns whether there was one. */
function pressOffer(): boolean {
  const take = document.querySelector<HTMLElement>('.update-card .btn-primary');
  take?.click();
  return take !== null;
}

async function isActive(): Promise<boolean> {
  const { active, waiting } = await navigator.serviceWorker.ready;
  return !waiting && active?.state === 'activated';
}

/** Switches to the newer version as a person does. */
export async function takeOver(tab: KeptTab): Promise<void> {
  await until(() => tab.evaluate(pressOffer, null));
  // The page may reload while waiting.
  await until(() => tab.evaluate(isActive, null).catch(() => false));
}
