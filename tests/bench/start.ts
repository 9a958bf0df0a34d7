import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startServer, stopServer } from '../server/support/real-server.ts';
import { printFigures } from './figures.ts';

/** Prints the time until the server listens: on empty data, and on a second start. */
export async function benchStart(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'adasi-bench-'));
  await chmod(dataDir, 0o755);
  const times: number[] = [];
  for (let start = 0; start < 2; start += 1) {
    const server = await startServer(dataDir, await freePort());
    times.push(server.startedInMs);
    await stopServer(server);
  }
  await rm(dataDir, { recursive: true, force: true });
  const [first = Number.NaN, second = Number.NaN] = times;
  printFigures('start to listening', [
    { what: 'on empty data', unit: 'ms', value: first, atMost: 5000 },
    { what: 'the second time', unit: 'ms', value: second, atMost: 5000 },
  ]);
}
