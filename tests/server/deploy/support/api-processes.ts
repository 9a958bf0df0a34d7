import { afterAll, expect, vi } from 'vitest';
import { orderPaths } from '../../../../src/api/orders/paths.ts';
import { startBundled } from '../../support/bundled.ts';
import { freshDatabase } from '../../support/fresh-app.ts';
import { freePort, type RealServer, stopServer } from '../../support/real-server.ts';

/** Token for reading the metrics of a process. */
export const metricsToken = 'token-of-prometheus';

/** Server processes that share a database and nothing else. */
export interface ApiProcesses {
  ports: readonly number[];
  /** Restarts the processes one by one, each after a proxy sends orders to the previous one again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** The address of a fresh database with the demo accounts, for another process. */
export async function databaseUrl(): Promise<string> {
  const { connection } = await freshDatabase();
  const { user, host, database } = connection;
  return `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;
}

/** Starts two API processes with the settings of a deployment, and stops them after the tests. */
export async function startTwo(settings: Record<string, string>): Promise<ApiProcesses> {
  const ports = [await freePort(), await freePort()];
  const variables = { LOG_LEVEL: 'warn', METRICS_TOKEN: metricsToken, ...settings };
  const start = (port: number) => startBundled('', port, variables);
  const running = new Map<number, RealServer>();
  const stop = async () => {
    await Promise.all([...running.values()].map(stopServer));
  };
  afterAll(stop);
  for (const port of ports) running.set(port, await start(port));
  const restart = async () => {
    for (const [port, server] of running) {
      await stopServer(server);
      running.set(port, await start(port));
      await isUsed(port);
    }
  };
  return { ports, restart, stop };
}

/** Waits until a process has been sent orders. */
async function isUsed(port: number): Promise<void> {
  const headers = { Authorization: `Bearer ${metricsToken}` };
  const read = async () =>
    (await fetch(`http://127.0.0.1:${port}/api/metrics`, { headers })).text();
  await vi.waitFor(async () => expect(await read()).toContain(`route="${orderPaths.orders}"`), {
    timeout: 180_000,
  });
}
