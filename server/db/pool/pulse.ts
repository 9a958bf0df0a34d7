import pg from 'pg';

/** How long the database may take to be called well, in milliseconds. */
const patienceMs = 700;
/** How long an answer stands, in milliseconds: asked however often, the database is asked twice a second. */
const standsMs = 500;

/**
 * Whether the database answers, asked over a connection of its own: neither a busy pool nor a hung one keeps the answer
 * waiting.
 */
export class Pulse {
  readonly #pool: pg.Pool;
  #last: Promise<boolean> | undefined;

  constructor(connection: pg.PoolConfig) {
    this.#pool = new pg.Pool({
      ...connection,
      max: 1,
      allowExitOnIdle: true,
      // One that hangs makes room for a new one, only after its answer no longer matters.
      connectionTimeoutMillis: 2 * patienceMs,
      query_timeout: 2 * patienceMs,
    });
    this.#pool.on('error', () => undefined);
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
  }

  /** True when the database answered within the last half second, or does so in time. */
  beats(): Promise<boolean> {
    if (this.#pool.ending) return Promise.resolve(false);
    this.#last ??= this.#ask().finally(() => {
      setTimeout(() => {
        this.#last = undefined;
      }, standsMs).unref();
    });
    return this.#last;
  }

  close(): Promise<void> {
    return this.#pool.ending ? Promise.resolve() : this.#pool.end();
  }

  #ask(): Promise<boolean> {
    return new Promise((resolve) => {
      // In a busy process an answer can have come unread: it is read before the database is said to be away.
      const overdue = setTimeout(() => setImmediate(() => resolve(false)), patienceMs);
      const settle = (beats: boolean) => {
        clearTimeout(overdue);
        resolve(beats);
      };
      this.#pool.query('select from catalogue').then(
        () => settle(true),
        () => settle(false),
      );
    });
  }
}
