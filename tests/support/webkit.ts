import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { freePort } from '../server/support/real-server.ts';

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

/** WebKitGTK's browser, if `webkit2gtk-driver` and `xvfb` are installed. */
export const webkitBrowser =
  process.platform === 'linux' && onPath('WebKitWebDriver') && onPath('Xvfb')
    ? findMiniBrowser()
    : undefined;

async function startDisplay(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(screen.stdout, 'data');
  return { screen, display: `:${String(number).trim()}` };
}

async function call(address: string, method: string, body?: object): Promise<unknown> {
  const init = body ? { method, body: JSON.stringify(body) } : { method };
  const { value } = await (await fetch(address, init)).json();
  if (value?.error) throw new Error(value.message);
  return value;
}

async function untilReady(driver: string): Promise<void> {
  while (!(await call(`${driver}/status`, 'GET').catch(() => false)));
}

async function openSession(driver: string, binary: string): Promise<string> {
  const options = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
  const session = await call(`${driver}/session`, 'POST', {
    capabilities: { alwaysMatch: options },
  });
  return `${driver}/session/${(session as { sessionId: string }).sessionId}`;
}

/** Runs a function with one argument in an empty WebKit page, and resolves to its result. */
export async function evaluateInWebkit<Given, Answer>(
  browser: string,
  run: (given: Given) => Promise<Answer>,
  given: Given,
): Promise<Answer> {
  const { screen, display } = await startDisplay();
  const port = await freePort();
  const program = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    stdio: 'ignore',
  });
  try {
    const driver = `http://127.0.0.1:${port}`;
    await untilReady(driver);
    const session = await openSession(driver, browser);
    const script = `const [given, done] = arguments; (${run})(given).then(done)`;
    const answer = await call(`${session}/execute/async`, 'POST', { script, args: [given] });
    await call(session, 'DELETE');
    return answer as Answer;
  } finally {
    program.kill();
    screen.kill();
  }
}
