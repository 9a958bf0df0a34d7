import { cpSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { alertsPath } from '../../src/api/alerts/paths.ts';
import { freePort, signInAt, startServer, stopServer } from '../server/support/real-server.ts';
import { runCommand } from './support/backup-commands.ts';
import { runFault } from './support/fault-run.ts';
import { signInBoth, until } from './support/lab-software.ts';
import { compareIds, keepSending, type Ledger, listIds } from './support/orders-in-flight.ts';
import { asSuperuser } from './support/stored-orders.ts';

/**
 * Removes segments from the log archive of a server under load, or damages them. The server must report this to the
 * lab, a new backup must clear the report, and no restore to the end may silently skip the gap. Once the segments are
 * back, everything must be restored.
 */
const rounds = 6;
const segments = 6;
/** Milliseconds until the server reports a gap, which it checks for every minute. */
const reportMs = 90_000;

const isSegment = (name: string) => /^[0-9A-F]{24}$/.test(name);

/** Ways to damage a segment. */
const harms: readonly ((file: string) => void)[] = [
  (file) => rmSync(file),
  (file) => truncateSync(file, 100_000),
  (file) => {
    const content = readFileSync(file);
    content.fill(0x5a, 8_400, 9_000);
    writeFileSync(file, content);
  },
];

await runFault({
  name: 'log-gaps',
  limitMs: 480_000,
  dataDirs: ['data', 'restored'],
  async work(root) {
    const [data, folder, kept, target] = ['data', 'backups', 'kept', 'restored'].map((name) =>
      path.join(root, name),
    ) as [string, string, string, string];
    const log = path.join(folder, 'log');
    const ledger: Ledger = { sent: new Map(), acknowledged: new Set() };
    const server = await startServer(data, await freePort(), {
      BACKUP_DIR: folder,
      LOG_LEVEL: 'silent',
    });
    const over = new AbortController();
    const cookie = await signInAt(server.origin, 'customer');
    const sending = keepSending(ledger, server.origin, cookie, over.signal);
    await runCommand('backup', data, folder);
    const known = new Set(readdirSync(log));
    for (let made = 0; made < segments; made += 1) {
      await wait(500);
      await asSuperuser(data, (client) => client.query('select pg_switch_wal()'));
    }
    over.abort();
    await sending;
    const fresh = () =>
      readdirSync(log)
        .filter((name) => isSegment(name) && !known.has(name))
        .sort();
    await until('the log', 20_000, () => fresh().length >= segments - 1);
    const { ask } = await signInBoth(server.origin);
    const reported = async () => (await (await ask(alertsPath)).json()).keptLog;
    const [, second = ''] = fresh();
    cpSync(path.join(log, second), path.join(root, second));
    rmSync(path.join(log, second));
    await until('the lab is notified of a gap', reportMs, async () => (await reported()) === 'gap');
    cpSync(path.join(root, second), path.join(log, second));
    await until(
      'the lab is notified of its end',
      reportMs,
      async () => (await reported()) === 'whole',
    );
    await stopServer(server);
    cpSync(folder, kept, { recursive: true });
    for (let round = 0; round < rounds; round += 1) {
      const all = fresh();
      const harmed = all[Math.floor(Math.random() * (all.length - 1)) + 1] ?? '';
      harms[round % harms.length]?.(path.join(log, harmed));
      const { isDone, said } = await runCommand('restore', target, folder, '--until', 'end');
      if (isDone || !said.includes(harmed)) throw new Error(`${harmed} was skipped: ${said}`);
      rmSync(folder, { recursive: true });
      cpSync(kept, folder, { recursive: true });
    }
    const { isDone, said } = await runCommand('restore', target, folder, '--until', 'end');
    if (!isDone) throw new Error(said);
    const restored = await startServer(target, await freePort());
    compareIds(ledger, await listIds(restored.origin, await signInAt(restored.origin, 'customer')));
    await stopServer(restored);
    return `${rounds} gaps refused and named, the lab notified of one and of its end; all ${ledger.acknowledged.size} orders restored`;
  },
});
