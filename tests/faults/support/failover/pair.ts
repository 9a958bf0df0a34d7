import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { OwnPostgres } from '../../../server/support/own-postgres.ts';

/** How many seconds a new standby may take to have every order. */
const longestSeconds = 120;

/** A primary and its synchronous standby, set up as in docs/deploy/failover.md. */
export class Pair {
  readonly #folder: string;
  #made = 1;
  #primary: OwnPostgres;
  #standby: OwnPostgres | undefined;

  private constructor(folder: string, primary: OwnPostgres) {
    this.#folder = folder;
    this.#primary = primary;
  }

  /** Starts a primary with an empty API database, with settings such as `shared_buffers=2GB`. */
  static async make(folder: string, bin: string, settings: string[] = []): Promise<Pair> {
    mkdirSync(folder);
    chmodSync(folder, 0o755);
    const primary = await OwnPostgres.make(path.join(folder, 'db1'), bin);
    await primary.start(...settings);
    await primary.ask('create role adasi login');
    await primary.ask('create database adasi owner adasi');
    return new Pair(folder, primary);
  }

  get primary(): OwnPostgres {
    return this.#primary;
  }

  get standby(): OwnPostgres {
    if (!this.#standby) throw new Error('there is no standby');
    return this.#standby;
  }

  /** Gives the primary a standby. From then on every acknowledged order is on both. */
  async addStandby(): Promise<void> {
    this.#made += 1;
    const standby = await this.#primary.copyTo(path.join(this.#folder, `db${this.#made}`));
    this.#standby = standby;
    await standby.start();
    await this.#untilReplication('state', 'streaming');
    await this.#primary.ask("alter system set synchronous_standby_names = '*'");
    await this.#primary.ask('select pg_reload_conf()');
    await this.#untilReplication('sync_state', 'sync');
    await this.#primary.ask('create table synced ()');
    await this.#primary.ask('drop table synced');
  }

  /** Kills the primary. The standby, which the caller must promote, takes its place. */
  async losePrimary(): Promise<OwnPostgres> {
    const { standby } = this;
    await this.#primary.kill();
    this.#primary = standby;
    this.#standby = undefined;
    return this.#primary;
  }

  async kill(): Promise<void> {
    await this.#standby?.kill();
    await this.#primary.kill();
  }

  async #untilReplication(column: 'state' | 'sync_state', wanted: string): Promise<void> {
    const until = performance.now() + longestSeconds * 1000;
    const read = () => this.#primary.ask(`select ${column} as now from pg_stat_replication`);
    while ((await read())[0]?.now !== wanted) {
      if (performance.now() > until) throw new Error(`no standby got ${wanted}`);
      await wait(50);
    }
  }
}
