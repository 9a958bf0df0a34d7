import pg from 'pg';

/** The database counts as up if it answers within this time, in milliseconds. */
const maxWaitMs = 700;
/** How long an answer is reused, in milliseconds. The database is asked at most twice a second. */
const reuseMs = 500;

/**
 * Checks whether the database answers. It uses a separate connection, so that a busy or hung pool does not delay it.
 */
export class HealthCheck {
  readonly #pool: pg.Pool;
  #last: Promise<boolean> | undefined;

  constructor(connection: pg.PoolConfig) {
    this.#pool = new pg.Pool({
      ...connection,
      max: 1,
      allowExitOnIdle: true,
      // A hung connection is replaced, but only after its answer no longer matters.
      connectionTimeoutMillis: 2 * maxWaitMs,
      query_timeout: 2 * maxWaitMs,
    });
    this.#pool.on('error', () => undefined);
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
  }

  /** True if the database answered within the last half second, or answers in time now. */
  isUp(): Promise<boolean> {
    if (this.#pool.ending) return Promise.resolve(false);
    this.#last ??= this.#ask().finally(() => {
      setTimeout(() => {
        this.#last = undefined;
      }, reuseMs).unref();
    });
    return this.#last;
  }

  close(): Promise<void> {
    return this.#pool.ending ? Promise.resolve() : this.#pool.end();
  }

  #ask(): Promise<boolean> {
    return new Promise((resolve) => {
      // In a busy process the answer may have arrived but not been read, so read it before giving up.
      const timer = setTimeout(() => setImmediate(() => resolve(false)), maxWaitMs);
      const settle = (isUp: boolean) => {
        clearTimeout(timer);
        resolve(isUp);
      };
      this.#pool.query('select from catalogue').then(
        () => settle(true),
        () => settle(false),
      );
    });
  }
}
