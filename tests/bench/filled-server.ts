import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort, startServer, stopServer } from '../server/support/real-server.ts';
import { fillOrders } from './fill-orders.ts';

/**
 * Runs on a server with a million orders. Filling takes minutes: with `BENCH_DIR` the filled data stays in that directory
 * and is used again the next time.
 */
export async function withFilledServer(work: (origin: string) => Promise<void>): Promise<void> {
  const kept = process.env.BENCH_DIR;
  const directory = kept ? path.resolve(kept) : mkdtempSync(path.join(os.tmpdir(), 'adasi-bench-'));
  const dataDir = path.join(directory, 'data');
  const mark = path.join(directory, 'filled');
  // A filling that was interrupted has no mark.
  if (!existsSync(mark)) rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  // PostgreSQL runs as another user and passes through.
  for (const each of [directory, dataDir]) chmodSync(each, 0o755);
  const server = await startServer(dataDir, await freePort());
  try {
    if (!existsSync(mark)) await fillOrders(path.join(dataDir, 'run'));
    writeFileSync(mark, '');
    await work(server.origin);
  } finally {
    await stopServer(server);
    if (!kept) rmSync(directory, { recursive: true, force: true });
  }
}
