import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { killDatabase, killServer } from '../../server/support/processes.ts';
import { freePort, startServer, stopServer } from '../../server/support/real-server.ts';

/** Time between a start and the next kill, ms. */
const [shortestLife, longestLife] = [4_000, 9_000];

/** An order as the database holds it. */
export type StoredOrder = { id: string; kind: string; reference: string };

/** The panel's server on a database of its own, both killed every few seconds and started again at the same address. */
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
    /** Kills until `spare` is called; rejects if a start fails. */
    async keepKilling(): Promise<void> {
      for (let count = 0; !over.signal.aborted; count += 1) {
        const life = shortestLife + Math.random() * (longestLife - shortestLife);
        await wait(life, undefined, { signal: over.signal }).catch(() => {});
        if (!over.signal.aborted) await killOnce(count);
      }
    },
    spare: () => over.abort(),
    /** Every order of an account, straight from the database. */
    async readOrders(username: string): Promise<StoredOrder[]> {
      const host = path.join(dataDir, 'run');
      const client = new pg.Client({ host, user: 'postgres', database: 'adasi' });
      await client.connect();
      try {
        const { rows } = await client.query(
          `select id, kind, content->>'reference' as reference from orders
           where kind <> 'withdrawn'
             and account_id = (select account_id from users where username = $1)`,
          [username],
        );
        return rows;
      } finally {
        await client.end();
      }
    },
    async stop(): Promise<void> {
      over.abort();
      await stopServer(server);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
