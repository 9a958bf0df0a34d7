import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort, startServer, stopServer } from '../../server/support/real-server.ts';

export type PanelServer = { origin: string; stop: () => Promise<void> };

/** Starts the real server on an empty database of its own, with the built panel in front. */
export async function startPanel(panelDir: string): Promise<PanelServer> {
  const built = resolve(panelDir);
  if (!existsSync(join(built, 'index.html'))) {
    throw new Error(
      `${built} holds no build: run \`npm run build\`, or \`npm test\` for all of it.`,
    );
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'adasi-e2e-'));
  // Root hands the database to an ordinary user, who has to get in.
  await chmod(dataDir, 0o755);
  process.env.PANEL_DIR = built;
  const server = await startServer(dataDir, await freePort());
  const stop = async () => {
    await stopServer(server);
    await rm(dataDir, { recursive: true, force: true });
  };
  return { origin: server.origin, stop };
}
