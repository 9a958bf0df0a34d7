import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { uuidv7 } from 'uuidv7';
import { alertsPath } from '../../src/api/alerts/paths.ts';
import { killServer } from '../server/support/processes.ts';
import {
  freePort,
  type RealServer,
  startServer,
  stopServer,
} from '../server/support/real-server.ts';
import { runFault } from './support/fault-run.ts';
import { signInBoth, until } from './support/lab-software.ts';

/**
 * Fills the folder of answers with everything except answer files, and kills the server in between. Real answers among
 * them must be recorded within seconds, also after a kill, and what is left must be reported to the lab.
 */
const rounds = 4;
/** Milliseconds until an answer is recorded: after a kill, a lease must expire first. */
const soonMs = 25_000;

/** Creates odd entries whose names sort before those of answers. */
function litter(folder: string, round: number): void {
  const at = (name: string) => path.join(folder, `${round}-${name}.json`);
  mkdirSync(path.join(at('folder'), 'deep'), { recursive: true });
  symlinkSync('/nowhere/at/all', at('dangling'));
  symlinkSync('/dev/zero', at('device'));
  symlinkSync(at('loop'), at('loop'));
  execFileSync('mkfifo', [at('pipe')]);
  for (const name of ['refused', 'done']) mkdirSync(path.join(folder, name), { recursive: true });
  writeFileSync(path.join(folder, `${round}${'a'.repeat(244)}.json`), '{"events": []}');
  writeFileSync(at('taken'), '{"events": [{}]}');
  mkdirSync(path.join(folder, 'refused', `${round}-taken.json`, 'deep'), { recursive: true });
  mkdirSync(path.join(folder, 'done', `z${round}.json`, 'deep'), { recursive: true });
  writeFileSync(at('cut'), '{"events": [');
  writeFileSync(at('bytes'), Buffer.from([0xff, 0xfe, 0x00]));
}

await runFault({
  name: 'odd-answers',
  limitMs: 240_000,
  dataDirs: ['data'],
  async work(root) {
    const [dataDir, orders, answers] = ['data', 'orders', 'answers'].map((name) =>
      path.join(root, name),
    ) as [string, string, string];
    mkdirSync(answers);
    const settings = { DROP_ORDERS: orders, DROP_ANSWERS: answers, LOG_LEVEL: 'silent' };
    const port = await freePort();
    let server: RealServer | undefined;
    let slowestMs = 0;
    for (let round = 1; round <= rounds; round += 1) {
      server = await startServer(dataDir, port, settings);
      const { place, stateOf } = await signInBoth(server.origin);
      litter(answers, round);
      const order = await place();
      const event = { id: uuidv7(), order, event: 'accept', promisedFor: '2030-01-01' };
      writeFileSync(path.join(answers, '.z.part'), `\ufeff${JSON.stringify({ events: [event] })}`);
      renameSync(path.join(answers, '.z.part'), path.join(answers, `z${round}.json`));
      const from = performance.now();
      await until(
        'an answer behind odd entries',
        soonMs,
        async () => (await stateOf(order)) === 'accepted',
      );
      slowestMs = Math.max(slowestMs, performance.now() - from);
      if (round < rounds) killServer(server, round % 2 === 0 ? dataDir : undefined);
    }
    if (!server) throw new Error('no round');
    const { ask } = await signInBoth(server.origin);
    const reported = async () => (await (await ask(alertsPath)).json()).dropFolder;
    await until('the lab is notified', soonMs, async () =>
      (await reported()).some(
        (each: { reason: string; count: number }) =>
          each.reason === 'notFile' && each.count === 5 * rounds,
      ),
    );
    // A file that may still be being written is refused later.
    const left = () => readdirSync(answers).filter((name) => name.endsWith('.json')).length;
    await until('only what is no file is left', soonMs, () => left() === 5 * rounds);
    await stopServer(server);
    return `${rounds} rounds with kills, each answer behind 10 odd entries within ${Math.round(slowestMs)} ms; the lab was notified`;
  },
});
