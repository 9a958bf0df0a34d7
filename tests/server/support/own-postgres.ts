import { type ChildProcess, execFile, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { childrenOf, isRunning, killAtOnce } from './processes.ts';

/** Where Debian installs the programs of the newest PostgreSQL present; undefined without one. */
export function debianPostgres(): string | undefined {
  const found = globSync('/usr/lib/postgresql/*/bin/pg_basebackup').map((file) =>
    path.dirname(file),
  );
  return found.sort((one, other) => majorOf(one) - majorOf(other)).at(-1);
}

const majorOf = (bin: string) => Number(bin.split('/').at(-2));

/** PostgreSQL refuses to run as root: Debian's user for it does. */
function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const line = /^postgres:.*$/m.exec(readFileSync('/etc/passwd', 'utf8'))?.[0];
  const [, , uid, gid] = line?.split(':') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

/** A PostgreSQL of Debian's, as an operator has one: on a separate socket, with replication open to this machine. */
export class OwnPostgres {
  /** Folder of the socket, which is the `host` of a connection. */
  readonly host: string;
  readonly cluster: string;
  readonly #bin: string;
  #process: ChildProcess | undefined;

  /** In a new folder, which is in one that every user can reach. */
  constructor(folder: string, bin: string) {
    this.host = folder;
    this.cluster = path.join(folder, 'cluster');
    this.#bin = bin;
    mkdirSync(folder);
    chmodSync(folder, 0o755);
    const user = ordinaryUser();
    if (user) chownSync(folder, user.uid, user.gid);
  }

  /** Makes an empty one. */
  static async make(folder: string, bin: string): Promise<OwnPostgres> {
    const made = new OwnPostgres(folder, bin);
    const flags = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'];
    await made.run('initdb', ['-D', made.cluster, ...flags]);
    return made;
  }

  /** Makes a standby of this one, which is running. It is not started yet. */
  async copyTo(folder: string): Promise<OwnPostgres> {
    const copy = new OwnPostgres(folder, this.#bin);
    const from = ['--host', this.host, '--username', 'postgres', '--checkpoint=fast'];
    await copy.run('pg_basebackup', [...from, '-D', copy.cluster, '--write-recovery-conf']);
    return copy;
  }

  async start(...settings: string[]): Promise<void> {
    const own = [`unix_socket_directories=${this.host}`, 'listen_addresses=', ...settings];
    const flags = own.flatMap((setting) => ['-c', setting]);
    const program = path.join(this.#bin, 'postgres');
    const child = spawn(program, ['-D', this.cluster, ...flags], this.#as({ stdio: 'ignore' }));
    this.#process = child;
    for (;;) {
      const isReady = await this.ask('select').then(
        () => true,
        () => false,
      );
      if (isReady) return;
      if (child.exitCode !== null) throw new Error(`PostgreSQL in ${this.cluster} ended.`);
      await wait(50);
    }
  }

  /** Kills it with all its processes, as if its machine were gone. */
  async kill(): Promise<void> {
    const pid = this.#process?.pid;
    if (!pid || !isRunning(pid)) return;
    // Stopped, it starts no further process that would outlive it.
    process.kill(pid, 'SIGSTOP');
    const all = [pid, ...childrenOf(pid)];
    killAtOnce(all);
    while (all.some(isRunning)) await wait(5);
  }

  /** Has it do nothing while some work is done. */
  async freeze(work: () => Promise<void>): Promise<void> {
    const pid = this.#process?.pid;
    const all = pid ? [pid, ...childrenOf(pid)] : [];
    for (const each of all) process.kill(each, 'SIGSTOP');
    await work();
    for (const each of all) process.kill(each, 'SIGCONT');
  }

  async stop(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGINT');
    await gone;
  }

  /** Runs a statement as the superuser; its rows. */
  async ask(
    text: string,
    database = 'postgres',
    values: readonly unknown[] = [],
  ): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ host: this.host, user: 'postgres', database });
    await client.connect();
    return client
      .query(text, [...values])
      .then(({ rows }) => rows)
      .finally(() => client.end());
  }

  /** The address of a database for one of its users. */
  url(user: string, database: string): string {
    return `postgres://${user}@localhost/${database}?host=${encodeURIComponent(this.host)}`;
  }

  /** Runs one of its programs to the end, as its user. */
  async run(program: string, args: readonly string[]): Promise<void> {
    await promisify(execFile)(path.join(this.#bin, program), [...args], this.#as({}));
  }

  #as<Options extends SpawnOptions>(options: Options) {
    return { ...options, ...ordinaryUser(), cwd: this.host };
  }
}
