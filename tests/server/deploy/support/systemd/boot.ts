import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, vi } from 'vitest';
import { programHere } from '../../../support/find-program.ts';
import { untilListening } from '../../../support/until-listening.ts';

const repository = path.resolve(import.meta.dirname, '../../../../..');
const namespaces = ['--mount', '--pid', '--fork', '--kill-child', '--cgroup', '--uts', '--ipc'];

/** A systemd running on a copy of this machine. */
export interface Booted {
  /** Runs a program on it and returns what it prints. */
  run(...command: readonly string[]): string;
}

/** Where control groups of the second version are mounted. */
function controlGroups(): string | undefined {
  const mounts = readFileSync('/proc/self/mounts', 'utf8');
  return / (\S+) cgroup2 /.exec(mounts)?.[1];
}

/** Why this machine cannot start a separate systemd; undefined if it can. */
export function whyNotBoot(): string | undefined {
  if (process.getuid?.() !== 0) return 'only root may';
  if (!programHere('/usr/lib/systemd/systemd')) return 'install systemd';
  if (!controlGroups()) return 'there are no control groups of version 2';
  const folder = mkdtempSync(path.join(os.tmpdir(), 'adasi-layers-'));
  const tried = `mount -t tmpfs tmpfs ${folder} && cd ${folder} && mkdir a b c && mount -t proc proc a &&
    mount -t cgroup2 cgroup2 c && umount c && mount -t overlay -o lowerdir=/,upperdir=b,workdir=c overlay a`;
  const { status } = spawnSync('unshare', [...namespaces, 'sh', '-c', tried]);
  rmSync(folder, { recursive: true });
  return status === 0 ? undefined : 'it may not mount what that takes';
}

/** A control group for a process and its children. Removed at the end. */
function makeGroup(): string {
  const [, own = '/'] = /^0::(.*)$/m.exec(readFileSync('/proc/self/cgroup', 'utf8')) ?? [];
  const group = path.join(controlGroups() ?? '', own, `adasi-${process.pid}`);
  mkdirSync(group);
  const remove = () => execFileSync('find', [group, '-depth', '-type', 'd', '-delete']);
  // Killed processes leave the group one by one.
  afterAll(() => vi.waitFor(remove));
  return group;
}

/** Starts a systemd that starts the unit of `samples` on a port, waits until that listens, and ends both after the tests. */
export async function bootSystemd(samples: string, port: number): Promise<Booted> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'adasi-machine-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const group = makeGroup();
  const boot = [path.join(import.meta.dirname, 'boot.sh'), folder, repository, samples];
  const entering = 'echo $$ > "$0/cgroup.procs" && exec unshare "$@"';
  const asked = ['-c', entering, group, ...namespaces, 'sh', ...boot, String(port)];
  const child = spawn('sh', asked, { stdio: ['ignore', 'ignore', 'pipe'] });
  let complaints = '';
  child.stderr.on('data', (part) => {
    complaints += part;
  });
  afterAll(async () => {
    const gone = once(child, 'close');
    // This also ends its child and with it every process of the copy.
    if (child.kill('SIGKILL')) await gone;
  });
  if (!(await untilListening(child, port)))
    throw new Error(`systemd did not start:\n${complaints}`);
  const systemd = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim();
  const entered = ['--target', systemd, '--mount', '--pid'];
  return {
    run: (...command) => execFileSync('nsenter', [...entered, ...command], { encoding: 'utf8' }),
  };
}
