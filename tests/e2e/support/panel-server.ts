import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, chmod, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { launchEmbedded } from '../../../server/db/embedded/launch.ts';
import { freePort, startServer, stopServer } from '../../server/support/real-server.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { madeOnce } from './made-once.ts';

export type PanelServer = { origin: string; dataDir: string; stop: () => Promise<void> };

const run = promisify(execFile);

/** Where Node caches the server's compiled code by its contents, which halves the work of a start. */
const compiled = resolve('.cache/compiled');

function start(dataDir: string, port: number, settings: Record<string, string> = {}) {
  const more = { NODE_COMPILE_CACHE: compiled, ...settings };
  return startServer(dataDir, port, more, process.env[madeOnce.server]);
}

function builtPanel(panelDir: string): string {
  const built = resolve(panelDir);
  if (existsSync(join(built, 'index.html'))) return built;
  throw new Error(`${built} holds no build: run \`npm run build\`, or \`npm test\` for all of it.`);
}

async function createDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(scratchFolder(), 'adasi-e2e-'));
  // When run as root, the database runs as an ordinary user, who needs access.
  await chmod(dataDir, 0o755);
  return dataDir;
}

async function startOn(
  dataDir: string,
  panelDir: string,
  settings: Record<string, string> = {},
): Promise<PanelServer> {
  process.env.PANEL_DIR = builtPanel(panelDir);
  const server = await start(dataDir, await freePort(), settings);
  const stop = async () => {
    await stopServer(server);
    await rm(dataDir, { recursive: true, force: true });
  };
  return { origin: server.origin, dataDir, stop };
}

/** Starts the real server on a new empty database, serving the built panel, with additional settings. */
export async function startPanel(
  panelDir: string,
  settings?: Record<string, string>,
): Promise<PanelServer> {
  return startOn(await createDataDir(), panelDir, settings);
}

/** Starts the server on a database that only has the first user, created the way an operator does. */
export async function startWithFirstUser(
  panelDir: string,
  { account, username, password }: { account: string; username: string; password: string },
): Promise<PanelServer> {
  const dataDir = await createDataDir();
  const env = { ...process.env, DATA_DIR: dataDir, ADASI_PASSWORD: password };
  const asked = ['--account', account, '--username', username];
  await run('npm', ['run', 'admin', '--', ...asked], { env });
  return startOn(dataDir, panelDir);
}

/** Settings for throwaway databases: they never wait for the disk, and log files are only as long as their content. */
const volatile = [
  'fsync = off',
  'full_page_writes = off',
  'wal_init_zero = off',
  'wal_recycle = off',
];

/** Creates a data directory that contains only the sample data. */
export async function createSampleData(): Promise<string> {
  const dataDir = await createDataDir();
  await (await launchEmbedded(dataDir)).stop();
  await appendFile(join(dataDir, 'postgres', 'postgresql.auto.conf'), `${volatile.join('\n')}\n`);
  await stopServer(await start(dataDir, await freePort()));
  return dataDir;
}

/**
 * A worker's panels, on copies of the sample data. Each spec file has its own, so that it never sees orders of another
 * file; files that change nothing share one.
 */
export function openPanels(panelDir: string, sample: string) {
  let shared: Promise<PanelServer> | undefined;
  let current: { file: string; panel: PanelServer } | undefined;
  let stopping: Promise<void> | undefined;

  async function startCopy(): Promise<PanelServer> {
    const dataDir = await createDataDir();
    await run('cp', ['-a', `${sample}/.`, dataDir]);
    return startOn(dataDir, panelDir);
  }

  return {
    shared(): Promise<PanelServer> {
      shared ??= startCopy();
      return shared;
    },
    async of(file: string): Promise<PanelServer> {
      if (current?.file === file) return current.panel;
      await stopping;
      stopping = current?.panel.stop();
      current = { file, panel: await startCopy() };
      return current.panel;
    },
    async close(): Promise<void> {
      await Promise.all([stopping, current?.panel.stop(), shared?.then(({ stop }) => stop())]);
    },
  };
}
