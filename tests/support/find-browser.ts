import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type LaunchOptions } from 'playwright';
import { bundledChromium } from './bundled-chromium.ts';

type Browser = Pick<LaunchOptions, 'executablePath' | 'args' | 'env'>;

/** The headless shell has the same engine without the browser's windows: tests take half as long with it. */
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];

/** Some systems install a placeholder that only explains how to install the browser. */
function starts(program: string): boolean {
  try {
    return /\d+\.\d+\.\d+/.test(
      execFileSync(program, ['--version'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    );
  } catch {
    return false;
  }
}

function onPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find(existsSync);
}

const named = (executablePath: string | undefined): Browser | undefined =>
  executablePath ? { executablePath } : undefined;

/** Places to look for a browser, in order. */
const places: Record<string, () => Browser | undefined | Promise<Browser>> = {
  environment: () => named(process.env.CHROMIUM_PATH),
  playwright: () => named([chromium.executablePath()].find(existsSync)),
  system: () =>
    named(
      systemNames
        .map(onPath)
        .filter((path) => path !== undefined)
        .find(starts),
    ),
  bundled: bundledChromium,
};

const quietFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Launch options for this machine's browser, or else the bundled one. `TEST_BROWSER` limits the search to one place:
 * `environment`, `playwright`, `system` or `bundled`.
 */
export async function findBrowser(): Promise<LaunchOptions> {
  const only = process.env.TEST_BROWSER;
  for (const [name, find] of Object.entries(places)) {
    if (only && only !== name) continue;
    const found = await find();
    if (found) return { ...found, args: [...quietFlags, ...(found.args ?? [])] };
  }
  throw new Error(`No browser found${only ? ` in "${only}"` : ''}. Set CHROMIUM_PATH to one.`);
}
