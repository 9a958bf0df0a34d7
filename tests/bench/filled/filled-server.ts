import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  freePort,
  type RealServer,
  startServer,
  stopServer,
} from '../../server/support/real-server.ts';
import { type Filling, fillOrders } from './fill-orders.ts';

/** The data for the usual figures. */
export const aMillion: Filling = { orders: 1_000_000, accounts: 1_000 };

/** A server on filled data, and the folder of its database socket. */
export interface FilledServer {
  origin: string;
  sockets: string;
}

/**
 * Runs `work` on a server with filled data. Filling takes minutes: with `BENCH_DIR` the data stays in that directory
 * and is reused next time.
 */
export async function withFilledServer(
  filling: Filling,
  work: (server: FilledServer) => Promise<void>,
): Promise<void> {
  const kept = process.env.BENCH_DIR;
  const directory = kept ? path.resolve(kept) : mkdtempSync(path.join(os.tmpdir(), 'adasi-bench-'));
  const dataDir = path.join(directory, 'data');
  const sockets = path.join(dataDir, 'run');
  try {
    await fillOnce(directory, dataDir, filling);
    // Restarted, because a server counts the orders of past days once.
    await withServer(dataDir, ({ origin }) => work({ origin, sockets }));
  } finally {
    if (!kept) rmSync(directory, { recursive: true, force: true });
  }
}

async function fillOnce(directory: string, dataDir: string, filling: Filling): Promise<void> {
  // An interrupted filling leaves no mark.
  const mark = path.join(directory, 'filled');
  const wanted = JSON.stringify(filling);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  rmSync(mark, { force: true });
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  // PostgreSQL runs as another user and needs access to these folders.
  for (const each of [directory, dataDir]) chmodSync(each, 0o755);
  await withServer(dataDir, () => fillOrders(path.join(dataDir, 'run'), filling));
  writeFileSync(mark, wanted);
}

async function withServer(
  dataDir: string,
  work: (server: RealServer) => Promise<void>,
): Promise<void> {
  const server = await startServer(dataDir, await freePort());
  try {
    await work(server);
  } finally {
    await stopServer(server);
  }
}
