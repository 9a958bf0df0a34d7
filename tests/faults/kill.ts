import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { conclude } from '../../scripts/suites/suite.ts';
import { isRunning, killDatabase, killServer, postgresOf } from '../server/support/processes.ts';
import {
  freePort,
  type RealServer,
  serverCommand,
  signInAt,
  startServer,
  stopServer,
} from '../server/support/real-server.ts';
import {
  compareIds,
  keepSending,
  type Ledger,
  listIds,
  resend,
} from './support/orders-in-flight.ts';

/**
 * Repeatedly kills the server with -9 in the middle of a run of orders; in every other round PostgreSQL and its
 * children too. After each restart every acknowledged order must exist exactly once, and an order whose answer was
 * lost must be safe to send again.
 */
const rounds = 6;
const senders = 8;
const timeLimitMs = 85_000;

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'adasi-kill-'));
const port = await freePort();
const ledger: Ledger = { sent: new Map(), acknowledged: new Set() };
const starts: number[] = [];
let resent = 0;

const overdue = setTimeout(() => fail(`not done within ${timeLimitMs / 1000} s`), timeLimitMs);
try {
  await killDuringFirstStart();
  for (let round = 1; round <= rounds; round += 1) await killDuringOrders(round);
  await checkAndStop();
  console.log(
    `kill: ${rounds + 1} kills, ${ledger.acknowledged.size} orders acknowledged, each there exactly once; ` +
      `${resent} with a lost answer sent again; slowest restart ${Math.round(Math.max(...starts))} ms`,
  );
  conclude({ passed: 1, failed: 0 });
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
} finally {
  clearTimeout(overdue);
  rmSync(dataDir, { recursive: true, force: true });
}

async function killDuringFirstStart(): Promise<void> {
  const { program, args, env } = serverCommand(dataDir, port);
  const child = spawn(program, args, { env, stdio: 'ignore' });
  await wait(200 + Math.random() * 1_200);
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function killDuringOrders(round: number): Promise<void> {
  const { server, cookie } = await restart();
  const over = new AbortController();
  const work = Array.from({ length: senders }, () =>
    keepSending(ledger, server.origin, cookie, over.signal),
  );
  await wait(200 + Math.random() * 1_300);
  killServer(server, round % 2 === 0 ? dataDir : undefined);
  over.abort();
  await Promise.all(work);
  if (server.process.signalCode === null) await once(server.process, 'exit');
}

/** Restarts the server and checks its orders. */
async function restart(): Promise<{ server: RealServer; cookie: string }> {
  const server = await startServer(dataDir, port);
  starts.push(server.startedInMs);
  const cookie = await signInAt(server.origin, 'customer');
  resent += await resend(ledger, server.origin, cookie);
  compareIds(ledger, await listIds(server.origin, cookie));
  return { server, cookie };
}

async function checkAndStop(): Promise<void> {
  const { server } = await restart();
  const postgres = postgresOf(dataDir);
  await stopServer(server);
  if (server.process.exitCode !== 0) throw new Error('the server did not stop in order');
  if (postgres && isRunning(postgres)) throw new Error('PostgreSQL outlived an orderly stop');
}

function fail(reason: string): void {
  console.error(`kill: FAILED: ${reason}`);
  killDatabase(dataDir);
  conclude({ passed: 0, failed: 1 });
  process.exit(1);
}
