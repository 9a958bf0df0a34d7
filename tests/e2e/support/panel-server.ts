import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort, startServer, stopServer } from '../../server/support/real-server.ts';

export type PanelServer = { origin: string; stop: () => Promise<void> };

/** Starts the real server on its own empty database, serving the built panel. */
export async function startPanel(panelDir: string): Promise<PanelServer> {
  const built = resolve(panelDir);
  if (!existsSync(join(built, 'index.html'))) {
    throw new Error(
      `${built} holds no build: run \`npm run build\`, or \`npm test\` for all of it.`,
    );
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'adasi-e2e-'));
  // As root, the database runs as an ordinary user, who needs access.
  await chmod(dataDir, 0o755);
  process.env.PANEL_DIR = built;
  const server = await startServer(dataDir, await freePort());
  const stop = async () => {
    await stopServer(server);
    await rm(dataDir, { recursive: true, force: true });
  };
  return { origin: server.origin, stop };
}
