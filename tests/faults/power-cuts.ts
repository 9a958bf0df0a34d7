import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { conclude } from '../../scripts/suites/suite.ts';
import { killDatabase } from '../server/support/processes.ts';
import { stopServer } from '../server/support/real-server.ts';
import { ownFolder } from './support/own-folder.ts';
import { ForgetfulDisk } from './support/power/forgetful-disk.ts';
import { LoadedServer } from './support/power/loaded-server.ts';
import { asSuperuser } from './support/stored-orders.ts';

/**
 * Kills the server with -9 while a shop orders and its lab processes orders, in every other round together with
 * PostgreSQL. Then does the same with power cuts on a disk that loses what was not synced. After each start every
 * acknowledged order must exist exactly once, and in the end all calls and answers must keep the promises. First checks
 * that the disk does lose data: with `fsync=off` a cut must lose every order. `node tests/faults/power-cuts.ts --kills
 * 4 --cuts 2 --orders 3000` for a short run.
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    cuts: { type: 'string', default: '20' },
    orders: { type: 'string', default: '50000' },
  },
});
const [kills, cuts, orders] = [values.kills, values.cuts, values.orders].map(Number) as [
  number,
  number,
  number,
];
const perRound = Math.ceil(orders / (kills + cuts));
/** Share of the unsynced data that reaches the disk, alternating between cuts. */
const shares = [0, 0.5];
const timeLimitMs = 3_600_000;

const root = ownFolder('power');
const dataDirs = ['killed', 'cut', 'control'].map((name) => path.join(root, name));
const [killed, cut, control] = dataDirs as [string, string, string];

const overdue = setTimeout(() => fail(`not done within ${timeLimitMs / 1000} s`), timeLimitMs);
try {
  await proveForgetting();
  report(`${kills} kills`, ...(await killRepeatedly()));
  report(`${cuts} power cuts`, ...(await cutRepeatedly()));
  conclude({ passed: 1, failed: 0 });
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
} finally {
  clearTimeout(overdue);
}

async function proveForgetting(): Promise<void> {
  const disk = new ForgetfulDisk(control, folderOf('control'));
  const server = new LoadedServer(control, disk.env);
  const first = await server.start();
  await asSuperuser(control, (client) => client.query('alter system set fsync = off'));
  await stopServer(first);
  await server.start();
  await server.load(100, () => server.kill('both'));
  disk.cut(0);
  const count = server.ledger.acknowledged.size;
  const outcome = await server.startAndCheck().catch(String);
  if (!String(outcome).includes(`${count} acknowledged orders are lost`)) {
    throw new Error(`without fsync a cut should have lost all of ${count} orders: ${outcome}`);
  }
  await server.kill('both');
  console.log(`power-cuts: with fsync=off a cut loses ${count} of ${count} orders, as it must`);
}

async function killRepeatedly(): Promise<[LoadedServer, string]> {
  const server = new LoadedServer(killed);
  for (let round = 1; round <= kills; round += 1) {
    await server.startAndCheck();
    await server.load(perRound, () => server.kill(round % 2 === 0 ? 'both' : 'server'));
  }
  return [server, await server.finish('kills')];
}

async function cutRepeatedly(): Promise<[LoadedServer, string]> {
  const disk = new ForgetfulDisk(cut, folderOf('cut'));
  const server = new LoadedServer(cut, disk.env);
  for (let round = 1; round <= cuts; round += 1) {
    await server.startAndCheck();
    await server.load(perRound, () => server.kill('both'));
    disk.cut(shares[round % shares.length] ?? 0);
  }
  return [server, await server.finish('power-cuts')];
}

function folderOf(name: string): string {
  const folder = path.join(root, `disk-of-${name}`);
  mkdirSync(folder);
  return folder;
}

function report(faults: string, server: LoadedServer, judged: string): void {
  const { ledger, resent, slowestStartMs } = server;
  console.log(
    `power-cuts: ${faults}, ${ledger.acknowledged.size} orders acknowledged, 0 lost, 0 doubled; ` +
      `${resent} with a lost answer sent again; ${judged}; slowest start ${Math.round(slowestStartMs)} ms`,
  );
}

function fail(reason: string): void {
  console.error(`power-cuts: FAILED: ${reason}`);
  for (const dataDir of dataDirs) killDatabase(dataDir);
  conclude({ passed: 0, failed: 1 });
  process.exit(1);
}
