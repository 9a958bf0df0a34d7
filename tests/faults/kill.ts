import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { conclude } from '../../scripts/suites/suite.ts';
import { isRunning, killDatabase, killServer, postgresOf } from '../server/support/processes.ts';
import {
  freePort,
  type RealServer,
  serverCommand,
  startServer,
  stopServer,
} from '../server/support/real-server.ts';
import { holdToPromises } from './history/hold-to-promises.ts';
import type { Start } from './history/operation.ts';
import { readStart, readTruth } from './history/record/read-truth.ts';
import { signInParties } from './history/workload/sign-in-parties.ts';
import { type Parties, Workload } from './history/workload/workload.ts';
import { compareIds } from './support/orders-in-flight.ts';
import { ownFolder } from './support/own-folder.ts';
import { askerOf, withoutRemakes } from './support/stored-orders.ts';

/**
 * Repeatedly kills the server with -9 while a shop orders and its lab processes orders, in every other round together
 * with PostgreSQL and its children. After each restart every acknowledged order must exist exactly once, and requests
 * without an answer must be safe to send again. In the end all calls and answers must keep the promises.
 */
const rounds = 6;
const senders = 8;
/** Connections that read, advance, correct and cancel orders. */
const actors = 3;
/** Connections that make orders, ship them and grant remakes. */
const fulfillers = 2;
const timeLimitMs = 85_000;

const dataDir = ownFolder('kill');
const port = await freePort();
const workload = new Workload();
const ask = askerOf(dataDir);
let start: Start | undefined;
const starts: number[] = [];
let resent = 0;

const overdue = setTimeout(() => fail(`not done within ${timeLimitMs / 1000} s`), timeLimitMs);
try {
  await killDuringFirstStart();
  for (let round = 1; round <= rounds; round += 1) await killDuringOrders(round);
  const judged = await checkAndStop();
  console.log(
    `kill: ${rounds + 1} kills, ${workload.ledger.acknowledged.size} orders acknowledged, each there exactly once; ` +
      `${resent} with a lost answer sent again; ${judged}; ` +
      `slowest restart ${Math.round(Math.max(...starts))} ms`,
  );
  conclude({ passed: 1, failed: 0 });
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
} finally {
  clearTimeout(overdue);
}

async function killDuringFirstStart(): Promise<void> {
  const { program, args, env } = serverCommand(dataDir, port);
  const child = spawn(program, args, { env, stdio: 'ignore' });
  await wait(200 + Math.random() * 1_200);
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function killDuringOrders(round: number): Promise<void> {
  const { server, parties } = await restart();
  const over = new AbortController();
  const work = [
    ...Array.from({ length: senders }, () => workload.keepPlacing(parties, over.signal)),
    ...Array.from({ length: actors }, () => workload.keepActing(parties, over.signal)),
    ...Array.from({ length: fulfillers }, () => workload.keepFulfilling(parties, over.signal)),
  ];
  await wait(200 + Math.random() * 1_300);
  killServer(server, round % 2 === 0 ? dataDir : undefined);
  over.abort();
  await Promise.all(work);
  if (server.process.signalCode === null) await once(server.process, 'exit');
}

/** Restarts the server and checks its orders. */
async function restart(): Promise<{ server: RealServer; parties: Parties }> {
  const server = await startServer(dataDir, port);
  starts.push(server.startedInMs);
  start ??= await readStart(ask);
  const parties = await signInParties(workload.recorder, [server.origin]);
  await workload.prepare(parties);
  resent += await workload.resend(parties);
  compareIds(workload.ledger, await withoutRemakes(ask, await parties.shop.list()));
  return { server, parties };
}

/** Checks once more, judges all calls and answers, and stops the server. Returns a summary. */
async function checkAndStop(): Promise<string> {
  const { server } = await restart();
  const { operations } = workload.recorder;
  const truth = await readTruth(ask);
  const postgres = postgresOf(dataDir);
  await stopServer(server);
  if (server.process.exitCode !== 0) throw new Error('the server did not stop in order');
  if (postgres && isRunning(postgres)) throw new Error('PostgreSQL outlived an orderly stop');
  if (!start) throw new Error('it was not started');
  return holdToPromises('kill', { start, operations, truth });
}

function fail(reason: string): void {
  console.error(`kill: FAILED: ${reason}`);
  killDatabase(dataDir);
  conclude({ passed: 0, failed: 1 });
  process.exit(1);
}
