import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { findBrowser } from '../../support/find-browser.ts';

/** A browser with its own profile on disk, which can be killed as if by a power cut. */
export type OwnBrowser = { context: BrowserContext; kill: () => Promise<void> };

/** How long a browser may take to start on a busy machine, ms. */
const startLimit = 30_000;

async function portOf(profile: string, child: ChildProcess): Promise<string> {
  const file = path.join(profile, 'DevToolsActivePort');
  const until = Date.now() + startLimit;
  while (Date.now() < until && child.exitCode === null) {
    const [port] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    if (port) return port;
    await wait(50);
  }
  throw new Error('the browser did not start');
}

/** Starts this machine's browser with a given profile. */
export async function openBrowser(profile: string): Promise<OwnBrowser> {
  const { executablePath, args = [], env } = await findBrowser();
  rmSync(path.join(profile, 'DevToolsActivePort'), { force: true });
  const own = [`--user-data-dir=${profile}`, '--remote-debugging-port=0', '--headless=new'];
  const child = spawn(
    executablePath ?? chromium.executablePath(),
    [...args, ...own, 'about:blank'],
    {
      env: { ...process.env, ...env } as NodeJS.ProcessEnv,
      stdio: 'ignore',
      detached: true,
    },
  );
  const port = await portOf(profile, child);
  const browser: Browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  if (!context) throw new Error('the browser has no profile');
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null || !child.pid) return;
    // Kills the whole group, so that its children stop writing.
    process.kill(-child.pid, 'SIGKILL');
    await once(child, 'exit');
    await browser.close().catch(() => {});
  };
  return { context, kill };
}
