import path from 'node:path';
import { freePort, signInAt, startServer, stopServer } from '../server/support/real-server.ts';
import { killCommand, leftoversIn, runCommand } from './support/backup-commands.ts';
import { runFault } from './support/fault-run.ts';
import { compareIds, keepSending, type Ledger, listIds } from './support/orders-in-flight.ts';

/**
 * Kills backups with -9 at random moments under load, then restores. The next backup must succeed and leave nothing of
 * the killed ones. A killed restore must either be complete or repeatable, each time with every acknowledged order.
 */
const rounds = { backup: 6, restore: 8 };
/** Longest time until a kill, in milliseconds: roughly how long either command takes. */
const longestMs = 5_000;

await runFault({
  name: 'killed-backups',
  limitMs: 480_000,
  dataDirs: ['data', 'restored'],
  async work(root) {
    const [data, folder, target] = ['data', 'backups', 'restored'].map((name) =>
      path.join(root, name),
    ) as [string, string, string];
    const ledger: Ledger = { sent: new Map(), acknowledged: new Set() };
    const settings = { BACKUP_DIR: folder, LOG_LEVEL: 'silent' };
    const server = await startServer(data, await freePort(), settings);
    const over = new AbortController();
    const cookie = await signInAt(server.origin, 'customer');
    const sending = keepSending(ledger, server.origin, cookie, over.signal);
    let leftovers = 0;
    for (let round = 0; round < rounds.backup; round += 1) {
      await killCommand(500 + Math.random() * longestMs, 'backup', data, folder);
      leftovers += leftoversIn(folder).length;
    }
    const taken = await runCommand('backup', data, folder);
    if (!taken.isDone) throw new Error(`no backup after kills: ${taken.said}`);
    over.abort();
    await sending;
    if (leftoversIn(folder).length > 0) throw new Error(`left: ${leftoversIn(folder)}`);
    await stopServer(server);
    let ended = 0;
    for (let round = 0; round < rounds.restore; round += 1) {
      const killed = [500 + Math.random() * longestMs, 'restore', target, folder] as const;
      if (await killCommand(...killed, '--until', 'end')) ended += 1;
    }
    const again = await runCommand('restore', target, folder, '--until', 'end');
    if (!again.isDone && !again.said.includes('has a database already'))
      throw new Error(again.said);
    const restored = await startServer(target, await freePort());
    compareIds(ledger, await listIds(restored.origin, await signInAt(restored.origin, 'customer')));
    await stopServer(restored);
    return (
      `${rounds.backup} backups killed, ${leftovers} leftovers deleted; ${rounds.restore - ended} of ${rounds.restore} restorations killed; ` +
      `all ${ledger.acknowledged.size} orders restored`
    );
  },
});
