import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../server/support/real-server.ts';
import type { KeptBrowser } from './kept-browsers.ts';
import { openSession } from './webdriver.ts';

const libraries = '/usr/lib';

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const onPath = (name: string) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => isProgram(join(folder, name)));

/** Debian installs WebKitGTK's MiniBrowser in a library directory named after architecture and release. */
function findMiniBrowser(): string | undefined {
  for (const machine of readdirSync(libraries).filter((name) => name.endsWith('-linux-gnu'))) {
    const releases = readdirSync(join(libraries, machine));
    const found = releases
      .filter((name) => name.startsWith('webkit2gtk-'))
      .map((name) => join(libraries, machine, name, 'MiniBrowser'))
      .find(isProgram);
    if (found) return found;
  }
  return undefined;
}

const miniBrowser =
  process.platform === 'linux' && onPath('WebKitWebDriver') && onPath('Xvfb')
    ? findMiniBrowser()
    : undefined;

/** Whether WebKit is missing on this machine. Not every system packages it, so it is always optional. */
export const isWithoutWebkit = (): boolean => miniBrowser === undefined;

export const webkitPackages = 'webkit2gtk-driver and xvfb';

async function startDisplay(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(screen.stdout, 'data');
  return { screen, display: `:${String(number).trim()}` };
}

async function untilReady(driver: string): Promise<void> {
  while (!(await fetch(`${driver}/status`).catch(() => undefined))?.ok) await wait(20);
}

/** Opens WebKitGTK's browser on its own display. It keeps no data after closing. */
export async function openWebkit(): Promise<KeptBrowser> {
  if (!miniBrowser) throw new Error(`No WebKit found. Install ${webkitPackages}.`);
  const { screen, display } = await startDisplay();
  const port = await freePort();
  const program = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    stdio: 'ignore',
    // In its own process group: a driver that is ended leaves its browser running.
    detached: true,
  });
  const end = () => {
    if (program.pid) process.kill(-program.pid, 'SIGKILL');
    screen.kill();
  };
  try {
    const driver = `http://127.0.0.1:${port}`;
    await untilReady(driver);
    const tab = await openSession(driver, {
      'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
    });
    return { tab, close: async () => end() };
  } catch (error) {
    end();
    throw error;
  }
}
