import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { killDatabase, killServer } from '../../server/support/processes.ts';
import { freePort, startServer, stopServer } from '../../server/support/real-server.ts';
import { askerOf, readStored } from './stored-orders.ts';

/** Time between a start and the next kill, ms. */
const [shortestLife, longestLife] = [4_000, 9_000];

/** The panel's server with its own database, both killed every few seconds and restarted at the same address. */
export async function startKilledPanel(panelDir: string) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'adasi-chaos-'));
  const port = await freePort();
  const start = () => startServer(dataDir, port, { PANEL_DIR: path.resolve(panelDir) });
  let server = await start();
  const kills = { server: 0, both: 0, database: 0 };
  const over = new AbortController();

  async function killOnce(count: number): Promise<void> {
    const whom = (['server', 'both', 'database'] as const)[count % 3] ?? 'both';
    kills[whom] += 1;
    if (whom === 'database') return killDatabase(dataDir);
    killServer(server, whom === 'both' ? dataDir : undefined);
    if (server.process.signalCode === null) await once(server.process, 'exit');
    server = await start();
  }

  return {
    origin: server.origin,
    kills,
    /** Kills until `spare` is called. Rejects if a start fails. */
    async keepKilling(): Promise<void> {
      for (let count = 0; !over.signal.aborted; count += 1) {
        const life = shortestLife + Math.random() * (longestLife - shortestLife);
        await wait(life, undefined, { signal: over.signal }).catch(() => {});
        if (!over.signal.aborted) await killOnce(count);
      }
    },
    spare: () => over.abort(),
    /** Queries its database as superuser. */
    ask: askerOf(dataDir),
    /** All orders of an account, read directly from the database. */
    readOrders: (username: string) => readStored(dataDir, username),
    async stop(): Promise<void> {
      over.abort();
      await stopServer(server);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
